/** The name of a database, without the password that may be in its URL. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `database ${pathname.slice(1) || 'of that name'} at ${host}${port === '' ? '' : `:${port}`}`;
}
