/** Short tones: a bright one for what went well, two low ones for what did not. */
let context: AudioContext | undefined;

export function soundGood(): void {
  tone(880, 0, 0.12);
}

export function soundBad(): void {
  tone(220, 0, 0.22);
  tone(165, 0.26, 0.34);
}

/** @param start seconds from now, as is `length` */
function tone(hertz: number, start: number, length: number): void {
  try {
    // Made at the first touch: browsers are silent before.
    context ??= new AudioContext();
    const [from, oscillator, volume] = [
      context.currentTime + start,
      context.createOscillator(),
      context.createGain(),
    ];
    oscillator.frequency.value = hertz;
    volume.gain.setValueAtTime(0.25, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + length);
  } catch {
    // A machine without sound shows colour and shape.
  }
}
