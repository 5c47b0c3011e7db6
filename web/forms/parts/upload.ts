/** Sends a file from where one is, with its progress. */

/** 20 MiB, as the server takes. */
const LIMIT_BYTES = 20 * 1024 * 1024;
const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

export interface Uploading {
  /** Of the request; the button's own address by default. */
  address?(): string;
  headers?(): Record<string, string>;
  /** The file has arrived. */
  sent(): Promise<void>;
  /** The server takes nothing here any more. */
  ended(): void;
}

/** Makes the button under `root` choose and send files. */
export function offerUpload(root: ParentNode, uploading: Uploading): void {
  const button = root.querySelector<HTMLButtonElement>("[data-upload]");
  const state = root.querySelector<HTMLElement>("[data-upload-state]");
  if (!button || !state) return;
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ACCEPTED;
  const { sending = "", sent = "", failed = "", large = "" } = button.dataset;
  const say = (text: string, isWrong = false) => {
    state.textContent = text;
    state.classList.toggle("is-wrong", isWrong);
  };
  const send = async (file: File | undefined) => {
    if (!file || button.getAttribute("aria-busy") === "true") return;
    if (file.size > LIMIT_BYTES) return say(large, true);
    const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    const progress = (share: number) =>
      say(sending.replace("{name}", () => file.name).replace("{percent}", percent.format(share)));
    button.setAttribute("aria-busy", "true");
    progress(0);
    const address = uploading.address?.() ?? button.dataset["upload"] ?? "";
    const { status, fault } = await upload(address, uploading.headers?.() ?? {}, file, progress);
    button.removeAttribute("aria-busy");
    if (status === 401 || status === 403 || status === 410) uploading.ended();
    if (status !== 200) return say(fault ?? failed, true);
    say(sent.replace("{name}", () => file.name));
    await uploading.sent();
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    picker.value = "";
    picker.click();
  });
  picker.addEventListener("change", () => void send(picker.files?.[0]));
  button.addEventListener("dragover", (event) => {
    event.preventDefault();
    button.classList.add("is-over");
  });
  button.addEventListener("dragleave", () => button.classList.remove("is-over"));
  button.addEventListener("drop", (event) => {
    event.preventDefault();
    button.classList.remove("is-over");
    void send(event.dataTransfer?.files[0]);
  });
}

/** fetch tells nothing of how far it is. Status 0: the connection failed. */
function upload(
  address: string,
  headers: Record<string, string>,
  file: File,
  progress: (share: number) => void,
): Promise<{ status: number; fault?: string | undefined }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    for (const [name, value] of Object.entries({ Accept: "application/json", ...headers }))
      request.setRequestHeader(name, value);
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      progress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("load", () => {
      const { fault } = (request.response ?? {}) as { fault?: string };
      resolve({ status: request.status, fault });
    });
    request.addEventListener("error", () => resolve({ status: 0 }));
    const body = new FormData();
    body.set("file", file);
    request.send(body);
  });
}
