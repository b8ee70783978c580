/** WebKit, its driver and a virtual screen. */
export interface WebkitPrograms {
  driver: string;
  xvfb: string;
  browser: string;
}

/** Finds WebKit, its driver and a virtual screen, or installs them from the distribution's packages. */
export function findOrInstallWebkit(): Promise<WebkitPrograms | undefined>;
