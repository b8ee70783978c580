import { expect, test } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

test('parts stop once, one after the other, in the reverse order of their start', async () => {
  const lifecycle = new Lifecycle();
  const stopped: string[] = [];
  lifecycle.onStop(() => stopped.push('store'));
  lifecycle.onStop(async () => {
    expect(lifecycle.isStopping).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1));
    stopped.push('tables');
  });
  expect(lifecycle.isStopping).toBe(false);
  await Promise.all([lifecycle.stop(), lifecycle.stop()]);
  expect(stopped).toEqual(['tables', 'store']);
});
