import type { Duplex } from 'node:stream';

/** Denies device features to all pages; only our own may use the microphone, for voice chat. */
export const PERMISSIONS =
  'camera=(), microphone=(self), geolocation=(), payment=(), usb=(), serial=(), display-capture=()';

/** Security headers for responses written by hand: nothing in them is run, framed or stored. */
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

/** Answers a request that the router cannot handle, or a refused upgrade, and closes the connection. */
export function answerPlainly(connection: Duplex, status: string, error: string): void {
  const body = JSON.stringify({ error });
  // A client that never closes its half would keep the connection open for ever.
  connection.once('finish', () => connection.destroy());
  connection.end([`HTTP/1.1 ${status}`, ...HEADERS, `Content-Length: ${body.length}`, '', body].join('\r\n'));
}

/** Answers what could not be parsed as HTTP: unknown methods, forbidden bytes, oversized headers. */
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
