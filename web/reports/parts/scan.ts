/** Scans a QR Code with the camera, where the browser can read codes by itself. */

/** Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const LOOK_MS = 200;

export async function offerScanning(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>("[data-scan]");
  const field = document.querySelector<HTMLInputElement>("#q");
  const dialog = document.querySelector<HTMLDialogElement>("dialog.scan");
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (!button || !field || !dialog || !maker || !navigator.mediaDevices) return;
  if (!(await maker.getSupportedFormats()).includes("qr_code")) return;
  const detector = new maker({ formats: ["qr_code"] });
  button.hidden = false;
  button.addEventListener("click", () => {
    scan(dialog, detector).then(
      (found) => {
        if (found === undefined) return;
        field.value = found;
        field.form?.requestSubmit();
      },
      () => tell(button.dataset["denied"] ?? ""),
    );
  });
}

/** What a code in front of the camera says; undefined when the person closes the dialog. */
async function scan(dialog: HTMLDialogElement, detector: Detector): Promise<string | undefined> {
  const video = dialog.querySelector("video");
  if (!video) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const close = () => dialog.close();
  try {
    dialog.querySelector("button")?.addEventListener("click", close, { once: true });
    video.srcObject = stream;
    dialog.showModal();
    await video.play();
    while (dialog.open) {
      const [code] = await detector.detect(video).catch(() => []);
      if (code) return code.rawValue;
      await new Promise((wait) => setTimeout(wait, LOOK_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
    dialog.close();
  }
}

function tell(words: string): void {
  const place = document.querySelector<HTMLElement>("[data-scan-fault]");
  if (!place) return;
  place.hidden = false;
  place.textContent = words;
}
