import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal, send } from "../data/request.ts";
import type { Found } from "../data/shapes.ts";
import { alarm, chosen, fail, succeed, view, work } from "../data/state.ts";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";

/** Chooses what a scanned code leads to. @returns whether something was chosen */
export async function takeScan(text: string): Promise<boolean> {
  // Somebody must have seen what went wrong before.
  if (alarm.value) return false;
  try {
    const { job, piece, label } = await send<Found>("/scanned", { text });
    const blanks = work.value?.made;
    if (label && blanks?.job === null && blanks.codes.some(({ uid }) => uid === label.uid)) {
      succeed();
      return false;
    }
    if (label) {
      fail(t("scan.label"), t("scan.label_text"));
      return false;
    }
    if (!job) {
      fail(t("scan.nothing"), text.slice(0, 120).replaceAll("\u001d", " "));
      return false;
    }
    const { value: current } = work;
    if (current) {
      // A label of the work that was just printed: it can be read.
      const isOfWork = current.made.codes.some(({ serial }) => serial === piece?.serial);
      if (piece && job.id === current.made.job && isOfWork) succeed();
      return false;
    }
    view.value = "main";
    chosen.value = job;
    if (piece) fail(t("scan.piece"), t("scan.piece_text", { serial: piece.serial, name: job.name }));
    else succeed();
    return true;
  } catch (fault) {
    fail(t("scan.nothing"), fault instanceof Refusal ? fault.message : t("sync.away"));
    return false;
  }
}

/** Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const FORMATS = ["qr_code", "data_matrix", "code_128", "ean_13", "ean_8", "upc_a", "itf"];
/** Milliseconds between two looks at the picture. */
const LOOK_MS = 200;

/** Says how to scan, and opens the camera where the browser can read codes by itself. */
export function ScanSheet({ onClose }: { onClose(): void }) {
  const [detector, setDetector] = useState<Detector>();
  const [isLooking, setLooking] = useState(false);
  useEffect(() => void findDetector().then(setDetector), []);
  useEffect(() => chosen.subscribe(closeOnChange(onClose)), []);
  return (
    <Sheet title={t("scan.title")} onClose={onClose}>
      <p class="lead">{t("scan.text")}</p>
      {isLooking && detector ? <Camera detector={detector} onEnd={onClose} /> : null}
      {detector && !isLooking ? (
        <button type="button" onClick={() => setLooking(true)}>
          {t("scan.camera")}
        </button>
      ) : null}
      <button type="button" class="primary" onClick={onClose}>
        {t("back")}
      </button>
    </Sheet>
  );
}

/** A subscription is called once at its start. */
function closeOnChange(onClose: () => void): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) onClose();
    isFirst = false;
  };
}

async function findDetector(): Promise<Detector | undefined> {
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (!maker || !navigator.mediaDevices) return undefined;
  const known = await maker.getSupportedFormats();
  const formats = FORMATS.filter((one) => known.includes(one));
  return formats.length > 0 ? new maker({ formats }) : undefined;
}

function Camera({ detector, onEnd }: { detector: Detector; onEnd(): void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      const { current } = video;
      if (!current) return;
      current.srcObject = stream;
      await current.play();
      while (isOpen) {
        const [code] = await detector.detect(current).catch(() => []);
        if (code) {
          onEnd();
          await takeScan(code.rawValue);
          return;
        }
        await new Promise((wait) => setTimeout(wait, LOOK_MS));
      }
    };
    look().catch(() => {
      onEnd();
      fail(t("scan.title"), t("scan.denied"));
    });
    return () => {
      isOpen = false;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} class="camera" muted playsInline />;
}
