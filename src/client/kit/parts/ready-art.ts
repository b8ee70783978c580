import { art } from './art.ts';

/** How long a table waits for its pictures; later ones replace their flat icons while it is shown. */
const PATIENCE_MS = 700;

/** A page together with the pictures that it shows: they are decoded, unless that would take too long. */
export async function withArt<Page>(page: Promise<Page>): Promise<Page> {
  const loaded = await page;
  art.fetch = () => void decodeWanted();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([late, decodeWanted()]);
  return loaded;
}

async function decodeWanted(): Promise<void> {
  const pictures = art.wanted.splice(0);
  await Promise.all(pictures.flatMap(({ folder, names }) => [...names].map((name) => decode(`${folder}${name}.avif`))));
}

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  // What cannot be decoded here is left to the drawing itself, which tries WebP.
  await image.decode().then(
    () => art.decoded.set(address, image),
    () => undefined,
  );
}
