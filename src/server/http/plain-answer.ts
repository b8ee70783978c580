import type { Duplex } from 'node:stream';

/** What no page of ours asks a device for; the microphone only pages of ours, for voices. */
export const PERMISSIONS =
  'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), serial=(), display-capture=()';

/** The headers that matter of every answer, for those that are written by hand: nothing in them is run, shown elsewhere or stored. */
const HEADERS = [
  "Content-Security-Policy: default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy: same-origin',
  'Cross-Origin-Resource-Policy: same-origin',
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: SAMEORIGIN',
  `Permissions-Policy: ${PERMISSIONS}`,
  'Cache-Control: no-store',
  'Content-Type: application/json; charset=utf-8',
  'Connection: close',
];

/** Answers a request that is no request for the router, or asks for a socket it does not get, and closes the connection. */
export function answerPlainly(connection: Duplex, status: string, error: string): void {
  const body = JSON.stringify({ error });
  // A client that never closes its half would keep the connection open for ever.
  connection.once('finish', () => connection.destroy());
  connection.end([`HTTP/1.1 ${status}`, ...HEADERS, `Content-Length: ${body.length}`, '', body].join('\r\n'));
}

/** Answers what could not be read as HTTP: a method there is not, bytes that may not be there, headers without end. */
export function answerBrokenRequest({ code }: NodeJS.ErrnoException, connection: Duplex): void {
  if (code === 'ECONNRESET' || connection.destroyed || !connection.writable) {
    connection.destroy();
    return;
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    answerPlainly(connection, '431 Request Header Fields Too Large', 'too-long');
  } else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') answerPlainly(connection, '408 Request Timeout', 'bad-message');
  else answerPlainly(connection, '400 Bad Request', 'bad-message');
}
