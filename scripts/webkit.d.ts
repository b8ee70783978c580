/** WebKit, its driver and a screen that nobody sees. */
export interface WebkitPrograms {
  driver: string;
  xvfb: string;
  browser: string;
}

/** Finds WebKit, its driver and a screen that nobody sees, or installs them from the distribution's packages. */
export function findOrInstallWebkit(): Promise<WebkitPrograms | undefined>;
