/** The paths that the server and not Vite answers during development, in the form of Vite's proxy. */
export const PROXIED: readonly string[];
