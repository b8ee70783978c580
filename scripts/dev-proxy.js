/** The paths that the server answers while developing, and not Vite, as Vite's proxy takes them. `test/dev.test.ts` compares them with its routes. */
export const PROXIED = [
  '^/(?:api|packs|share)/',
  '^/ws(?:[/?]|$)',
  '^/icons/[^/?]+\\.svg(?:\\?|$)',
  '^/(?:metrics|healthz|readyz|licences\\.txt)(?:\\?|$)',
];
