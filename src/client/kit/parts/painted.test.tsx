// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.ts';

// Pages of other tests may have asked whether the browser is idle: loaded anew, the pictures ask again.
vi.resetModules();
const { art } = await import('./art.ts');
const { paintedBackOf, paintedDrawingOf, paintedOf } = await import('./painted.tsx');

const PICTURES = { folder: '/pictures/', names: new Set(['key', 'card-back']) };
const Picture = paintedOf(PICTURES, '/sprite.svg');
const Back = paintedBackOf(PICTURES);
const Drawing = paintedDrawingOf(PICTURES);

let sizes: ResizeObserverCallback[] = [];

/** Renders a picture of this width on an idle page. */
async function drawn(picture: ReactNode, width: number): Promise<HTMLElement> {
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: ResizeObserverCallback) {
        sizes.push(call);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { box, load } = mount();
  await load(picture);
  const entry = { contentRect: { width } } as ResizeObserverEntry;
  await act(async () => {
    for (const call of sizes) call([entry], {} as ResizeObserver);
  });
  return box;
}

afterEach(() => {
  sizes = [];
  vi.unstubAllGlobals();
});

test('a large picture is fetched as AVIF, and replaces the flat icon once it is loaded', async () => {
  const host = await drawn(<Picture name="key" />, 48);
  const image = host.querySelector('image');

  expect(host.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#key');
  expect(image?.getAttribute('href')).toBe('/pictures/key.avif');
  expect(host.querySelector('svg')?.dataset.shown).toBe('false');

  await act(async () => image?.dispatchEvent(new Event('load')));
  expect(host.querySelector('svg')?.dataset.shown).toBe('true');
});

test('a picture that is decoded already is never preceded by the flat icon', async () => {
  art.decoded.set('/decoded/key.avif', new Image());
  const Decoded = paintedOf({ ...PICTURES, folder: '/decoded/' }, '/sprite.svg');
  const host = await drawn(<Decoded name="key" />, 48);

  expect(host.querySelector('svg')?.dataset.shown).toBe('true');
});

test('a picture may cover an icon of another name', async () => {
  const host = await drawn(<Picture name="key" icon="keyring" />, 48);

  expect(host.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#keyring');
  expect(host.querySelector('image')?.getAttribute('href')).toBe('/pictures/key.avif');
});

test('an icon that a pack names and the sprite does not have is a separate flat icon', async () => {
  const Known = paintedOf(PICTURES, '/sprite.svg', { names: new Set(['key', 'torch']) });

  const other = await drawn(<Known name="anvil" />, 48);
  expect(other.querySelector('use')?.getAttribute('href')).toBe('/icons/anvil.svg#icon');
  expect(other.querySelector('image')).toBeNull();
  const flat = await drawn(<Known name="torch" />, 48);
  expect(flat.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#torch');
});

test('if AVIF cannot be shown it is WebP, and if that fails the flat icon alone', async () => {
  const host = await drawn(<Picture name="key" />, 48);

  await act(async () => host.querySelector('image')?.dispatchEvent(new Event('error')));
  expect(host.querySelector('image')?.getAttribute('href')).toBe('/pictures/key.webp');

  await act(async () => host.querySelector('image')?.dispatchEvent(new Event('error')));
  expect(host.querySelector('image')).toBeNull();
  expect(host.querySelector('use')).not.toBeNull();
});

test.each([
  ['key', 32],
  ['torch', 48],
])('what is small, or has no picture, is a flat icon: %s at %i px', async (name, width) => {
  const host = await drawn(<Picture name={name} />, width);

  expect(host.querySelector('image')).toBeNull();
  expect(host.querySelector('use')?.getAttribute('href')).toBe(`/sprite.svg#${name}`);
});

test('a drawing is shown until its picture is loaded', async () => {
  const host = await drawn(
    <Drawing name="key" size={100} className="">
      <circle r="9" />
    </Drawing>,
    100,
  );
  const image = host.querySelector('image');

  expect(host.querySelector('circle')).not.toBeNull();
  expect([image?.getAttribute('href'), image?.getAttribute('width')]).toEqual(['/pictures/key.avif', '100']);
  expect(host.querySelector('svg')?.dataset.shown).toBe('false');

  await act(async () => image?.dispatchEvent(new Event('load')));
  expect(host.querySelector('svg')?.dataset.shown).toBe('true');
});

test('a card back is painted if it is large enough, and shown once it is loaded', async () => {
  const small = await drawn(<Back />, 24);
  expect(small.querySelector('image')).toBeNull();

  const large = await drawn(<Back />, 70);
  const [cloth, medallion] = large.querySelectorAll('image');
  expect(cloth?.getAttribute('href')).toBe('/pictures/card-back.avif');
  expect(medallion?.getAttribute('href')).toBe('/pictures/card-back.avif');
  expect(large.querySelector('svg')?.dataset.shown).toBe('false');

  await act(async () => cloth?.dispatchEvent(new Event('load')));
  expect(large.querySelector('svg')?.dataset.shown).toBe('true');
});
