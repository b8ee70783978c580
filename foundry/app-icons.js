import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * The icons of the installed app, made from the torch: `node app-icons.js`. `share`: how much of the square the torch
 * fills.
 */
const ICONS = [
  { name: 'torch-180', size: 180, share: 0.6 },
  { name: 'torch-192', size: 192 },
  { name: 'torch-512', size: 512 },
  // Launchers crop it to any shape: the background fills the square, and the torch stays inside the safe zone.
  { name: 'torch-maskable-512', size: 512, share: 0.6 },
];
const torch = readFileSync(new URL('../src/client/kit/icons/torch.svg', import.meta.url), 'utf8');

for (const { name, size, share } of ICONS) {
  const margin = (512 * (1 - (share ?? 1))) / 2;
  const svg =
    share === undefined
      ? torch
      : torch
          .replace(' rx="96"', '')
          .replace('translate(36 36) scale(.86)', `translate(${margin} ${margin}) scale(${share})`);
  const file = fileURLToPath(new URL(`../src/client/build/app-icons/${name}.png`, import.meta.url));
  await sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ palette: true }).toFile(file);
}
