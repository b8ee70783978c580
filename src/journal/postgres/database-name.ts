/** Which database it is, without the password that may stand in its address. */
export function databaseName(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `database ${pathname.slice(1) || 'of that name'} at ${host}${port === '' ? '' : `:${port}`}`;
}
