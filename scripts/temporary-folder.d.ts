export function temporaryFolder(system?: NodeJS.Platform, folder?: string): string;
