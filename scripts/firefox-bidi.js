#!/usr/bin/env node
// A proxy between Playwright and the system's Firefox, whose versions of WebDriver BiDi differ: a command this Firefox
// does not know yet is answered as if it had been done. Playwright starts it as if it were Firefox.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Results that Playwright expects of skipped commands, if an empty one is not enough. */
const ANSWERS = { 'network.addDataCollector': { collector: 'none' } };

/** Ids of our own commands, which Playwright never uses. */
const OWN_ID = 1_000_000_000;
const CHANNEL = 'undercroft-history';

/** Runs in each page before its own scripts: reports the URL after each navigation without a load (`pushState`). */
const WATCH_HISTORY = `(tell) => {
  for (const step of ['pushState', 'replaceState']) {
    const real = history[step];
    history[step] = function (...args) {
      real.apply(this, args);
      tell(location.href);
    };
  }
  addEventListener('popstate', () => tell(location.href));
}`;

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else listen(address);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (page, { url }) => join(page, new WebSocket(`${address}${url}`)));
}

function join(playwright, browser) {
  const asked = new Map();
  const waiting = [];
  playwright.on('message', (data) => {
    const { id, method, params } = JSON.parse(data.toString());
    asked.set(id, method);
    // Tabs instead of windows would be hidden, and browsers pause hidden tabs.
    const isTab = method === 'browsingContext.create';
    const text = JSON.stringify({ id, method, params: isTab ? { ...params, type: 'window' } : params });
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => {
    for (const text of waiting.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => {
    const text = data.toString();
    const answer = JSON.parse(text);
    const method = asked.get(answer.id);
    asked.delete(answer.id);
    if (answer.id >= OWN_ID) return;
    if (method === 'session.new' && answer.type === 'success') watchHistory(browser);
    if (answer.method === 'script.message' && answer.params.channel === CHANNEL) {
      playwright.send(JSON.stringify(historyUpdated(answer.params)));
      return;
    }
    const isUnknown = answer.type === 'error' && answer.error === 'unknown command';
    const done = { type: 'success', id: answer.id, result: ANSWERS[method] ?? {} };
    playwright.send(isUnknown ? JSON.stringify(done) : text);
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
}

/** Older versions do not report navigation within a page, and Playwright would wait for it for ever. */
function watchHistory(browser) {
  const tell = { type: 'channel', value: { channel: CHANNEL } };
  const asking = [
    ['session.subscribe', { events: ['script.message'] }],
    ['script.addPreloadScript', { functionDeclaration: WATCH_HISTORY, arguments: [tell] }],
  ];
  for (const [at, [method, params]] of asking.entries()) {
    browser.send(JSON.stringify({ id: OWN_ID + at, method, params }));
  }
}

function historyUpdated({ data, source }) {
  const params = { context: source.context, url: data.value, timestamp: Date.now(), userContext: 'default' };
  return { type: 'event', method: 'browsingContext.historyUpdated', params };
}
