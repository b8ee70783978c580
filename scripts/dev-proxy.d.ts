/** The paths that the server answers while developing, and not Vite, as Vite's proxy takes them. */
export const PROXIED: readonly string[];
