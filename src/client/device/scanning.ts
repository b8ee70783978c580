import { readStored, SCANNING, writeStored } from './storage.ts';

/** One-switch scanning: how fast the frame goes from choice to choice, in ms. */
export const SCAN_MS = { off: 0, slow: 2000, usual: 1200, fast: 600 } as const;
export type Scanning = keyof typeof SCAN_MS;
export const SCANNINGS = Object.keys(SCAN_MS) as Scanning[];

/** The speed chosen on this device. */
export function rememberedScanning(): Scanning {
  const kept = readStored(SCANNING);
  return SCANNINGS.find((speed) => speed === kept) ?? 'off';
}

export function rememberScanning(speed: Scanning): void {
  writeStored(SCANNING, speed === 'off' ? '' : speed);
}
