import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A box in the document that shows one page after another, until the test ends. */
export function mount(box: HTMLElement = document.createElement('div')) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(box);
  const root = createRoot(box);
  const close = () => {
    act(() => root.unmount());
    box.remove();
  };
  onTestFinished(close);
  return {
    box,
    show: (page: ReactNode) => act(() => root.render(page)),
    /** The same for a page that loads something first. */
    load: (page: ReactNode) => act(async () => root.render(page)),
    close,
  };
}
