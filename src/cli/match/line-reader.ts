import { StringDecoder } from 'node:string_decoder';

/** No message of a program comes near this length, in characters. */
const LONGEST_LINE = 64 * 1024;

/** Cuts a stream into lines and keeps at most one long line of it, whatever is sent. */
export class LineReader {
  readonly #decoder = new StringDecoder('utf8');
  readonly #line: (line: string) => void;
  readonly #tooLong: () => void;
  #rest = '';

  /** A line that is too long is dropped by default. */
  constructor(line: (line: string) => void, { tooLong = () => undefined }: { tooLong?: () => void } = {}) {
    this.#line = line;
    this.#tooLong = tooLong;
  }

  read(bytes: Buffer): void {
    const lines = (this.#rest + this.#decoder.write(bytes)).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
    if (this.#rest.length <= LONGEST_LINE) return;
    this.#rest = '';
    this.#tooLong();
  }
}
