declare global {
  /** Resolves soon after the next change of the page, or after a while without one. */
  var nextChange: () => Promise<void>;
}

/** Runs in every page: code that plays inside it waits for changes instead of polling while others think. */
export function defineNextChange(): void {
  globalThis.nextChange = () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(end);
      const timer = setTimeout(end, 250);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      function end(): void {
        observer.disconnect();
        clearTimeout(timer);
        // Simultaneous changes are rendered by then.
        setTimeout(resolve, 15);
      }
    });
}
