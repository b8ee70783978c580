/** A program that tests need: how it is found, what for, and what it is called where it can be had. */
export interface NeededProgram<Found> {
  name: string;
  use: string;
  find: () => Found | undefined;
  packageNames: readonly string[];
  brew?: string;
  winget?: string;
}

/** How packages are installed here, or why they are not. */
export type WayToInstall =
  | { before: readonly string[]; right: string; whyNot?: undefined }
  | { whyNot: string; before?: undefined; right?: undefined };

export function wayToInstall(): Promise<WayToInstall>;

/** One list of what is missing, what is done about it, and how to keep it from being done. */
export function tellMissing(
  programs: readonly NeededProgram<unknown>[],
  way: WayToInstall,
  system?: NodeJS.Platform,
): string[];

/** The command that installs a program, for people; undefined where there is none. */
export function howToInstall(program: NeededProgram<unknown>, system?: NodeJS.Platform): string | undefined;

/** The file of a program: on Windows it ends in `.exe`. */
export function programFile(name: string, system?: NodeJS.Platform): string;
