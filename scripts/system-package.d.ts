/** A program that tests need: how to find it, its use, and its package names. */
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

/** Lists what is missing, what will be done about it, and how to prevent that. */
export function tellMissing(
  programs: readonly NeededProgram<unknown>[],
  way: WayToInstall,
  system?: NodeJS.Platform,
): string[];

/** The command that installs a program, for people; undefined if there is none. */
export function howToInstall(program: NeededProgram<unknown>, system?: NodeJS.Platform): string | undefined;

/** The file of a program: on Windows it ends in `.exe`. */
export function programFile(name: string, system?: NodeJS.Platform): string;
