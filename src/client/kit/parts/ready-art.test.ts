// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const requested: { src: string; settle: { fits(): void; fails(): void } }[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode() {
        return new Promise<void>((resolve, reject) => {
          requested.push({
            src: this.src,
            settle: { fits: resolve, fails: () => reject(new Error('unknown format')) },
          });
        });
      }
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const KEY = { folder: '/pictures/', names: new Set(['key', 'torch']) };

/** The modules anew, without pictures of other tests. */
async function fresh() {
  const [{ art, fetchWithTable }, { withArt }] = await Promise.all([import('./art.ts'), import('./ready-art.ts')]);
  return { art, fetchWithTable, withArt };
}

test('a table waits until its pictures are decoded; what fails is shown later, in another format', async () => {
  const { art, fetchWithTable, withArt } = await fresh();
  fetchWithTable(KEY);
  expect(requested).toEqual([]);

  let shown = 'nothing';
  const opened = withArt(Promise.resolve('page')).then((page) => {
    shown = page;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(requested.map(({ src }) => src)).toEqual(['/pictures/key.avif', '/pictures/torch.avif']);
  requested[0]?.settle.fits();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toBe('nothing');

  requested[1]?.settle.fails();
  await opened;
  expect(shown).toBe('page');
  expect([...art.decoded.keys()]).toEqual(['/pictures/key.avif']);
});

test('a slow network does not keep a table closed', async () => {
  const { fetchWithTable, withArt } = await fresh();
  fetchWithTable(KEY);
  const opened = withArt(Promise.resolve('page'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await opened).toBe('page');
});

test('pictures of a part that is loaded at an open table are fetched at once', async () => {
  const { fetchWithTable, withArt } = await fresh();
  await withArt(Promise.resolve('page'));
  fetchWithTable(KEY);
  expect(requested).toHaveLength(2);
});
