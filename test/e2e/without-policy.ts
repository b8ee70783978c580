import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/**
 * A proxy that removes the content security policy: Playwright evaluates in Firefox with `eval`, which the policy
 * forbids. The policy itself is tested in Chromium.
 */
export async function withoutPolicy(address: string): Promise<{ address: string; end(): void }> {
  const { hostname, port } = new URL(address);
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const onward = request({ hostname, port, method, path, headers }, (got) => {
      const { 'content-security-policy': _, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = rawHeaders.map((word, at) => (at % 2 === 0 ? `${word}: ` : `${word}\r\n`)).join('');
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('a port was expected');
  return {
    address: `http://127.0.0.1:${own.port}`,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
