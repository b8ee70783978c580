/** The browser globals used by the page's connection; must be imported before it. */
const BROWSER = {
  document: {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
    documentElement: {},
  },
  navigator: { language: 'en' },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
for (const [name, thing] of Object.entries(BROWSER)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: thing, configurable: true });
}
