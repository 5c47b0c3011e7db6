/** Scans a QR Code with the camera, where the browser can read codes by itself. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** Milliseconds between two looks at the picture. */
const LOOK_MS = 200;

/** A button that opens the camera; nothing where codes cannot be read. */
export function ScanButton({ onFound }: { onFound(text: string): void }) {
  const [detector, setDetector] = useState<Detector>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let current = true;
    void findDetector().then((found) => current && setDetector(found));
    return () => {
      current = false;
    };
  }, []);
  if (!detector) return null;
  return (
    <>
      <Button icon="code" onPress={() => setOpen(true)}>
        {t("after.scan")}
      </Button>
      {isOpen ? <Camera detector={detector} onFound={onFound} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function findDetector(): Promise<Detector | undefined> {
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (!maker || !navigator.mediaDevices) return undefined;
  const formats = await maker.getSupportedFormats();
  return formats.includes("qr_code") ? new maker({ formats: ["qr_code"] }) : undefined;
}

interface CameraProps {
  detector: Detector;
  onFound(text: string): void;
  onClose(): void;
}

function Camera({ detector, onFound, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    void scan(video.current, detector, stop.signal)
      .then(
        (text) => text !== undefined && onFound(text),
        () => stop.signal.aborted || tellFault(t("after.scan_denied")),
      )
      .finally(() => stop.signal.aborted || onClose());
    return () => stop.abort();
  }, []);
  return (
    <Dialog title={t("after.scan")} onClose={onClose}>
      <div class="dialog-body">
        <p>{t("after.scan_text")}</p>
        <video ref={video} class="after-video" muted playsInline />
      </div>
    </Dialog>
  );
}

/** What a code in front of the camera says; undefined once it is stopped. */
async function scan(
  video: HTMLVideoElement | null,
  detector: Detector,
  stop: AbortSignal,
): Promise<string | undefined> {
  if (!video) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!stop.aborted) {
      const [code] = await detector.detect(video).catch(() => []);
      if (code) return code.rawValue;
      await new Promise((wait) => setTimeout(wait, LOOK_MS));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
