/** The server's response; undefined if it cannot be reached. */
export function get(path: string): Promise<Response | undefined> {
  return fetch(path).catch(() => undefined);
}

/** The server's response to JSON; undefined if it cannot be reached. */
export function postJson(path: string, what: unknown): Promise<Response | undefined> {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(what) }).catch(() => undefined);
}

/** The JSON of a response; undefined if there is none. */
export async function bodyOf<What>(response: Response | undefined): Promise<What | undefined> {
  if (response?.ok !== true) return undefined;
  return response.json().then(
    (body) => body as What,
    () => undefined,
  );
}

/** What is at an address; `gone` if it no longer exists, undefined if the server does not respond. */
export async function getOrGone<What>(path: string): Promise<What | 'gone' | undefined> {
  const response = await get(path);
  return response?.status === 404 ? 'gone' : bodyOf<What>(response);
}
