export function findPostgres(): string | undefined;
export function findOrInstallPostgres(): Promise<string | undefined>;
