/**
 * The paths that the server and not Vite answers during development, in the form of Vite's proxy. `test/dev.test.ts`
 * compares them with its routes.
 */
export const PROXIED = [
  '^/(?:api|packs|share)/',
  '^/ws(?:[/?]|$)',
  '^/icons/[^/?]+\\.svg(?:\\?|$)',
  '^/(?:metrics|healthz|readyz|licences\\.txt)(?:\\?|$)',
];
