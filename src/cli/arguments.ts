import { parseArgs } from 'node:util';
import { suggestion } from './closest.ts';
import type { Command, Given } from './command.ts';

/** A parsed command line: valid, a request for help, or a mistake in words. */
export type Understood = { kind: 'given'; given: Given } | { kind: 'help' } | { kind: 'mistake'; sentence: string };

/** Parses the arguments of a command; describes a mistake in words. */
export function understand(command: Command, args: readonly string[]): Understood {
  const values = new Map<string, string[]>();
  const files: string[] = [];
  for (const token of tokensOf(command, args)) {
    if (token.kind === 'positional') files.push(token.value);
    if (token.kind !== 'option') continue;
    if (token.name === 'help' || token.name === 'h') return { kind: 'help' };
    const wrong = mistakeIn(command, token, values);
    if (wrong !== undefined) return { kind: 'mistake', sentence: wrong };
    values.set(token.name, [...(values.get(token.name) ?? []), token.value ?? '']);
  }
  if (files.length < command.files.length)
    return mistake(`undercroft ${command.name} needs ${command.files.join(' ')}.`);
  const extra = files[command.files.length];
  if (extra !== undefined) return mistake(`undercroft ${command.name} takes no argument "${extra}".`);
  return { kind: 'given', given: { values, files } };
}

function mistake(sentence: string): Understood {
  return { kind: 'mistake', sentence };
}

function tokensOf(command: Command, args: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = {};
  for (const [name, option] of Object.entries(command.options)) {
    options[name] = { type: option.takes === undefined ? 'boolean' : 'string' };
  }
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function mistakeIn(command: Command, token: OptionToken, values: Map<string, string[]>): string | undefined {
  const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
  if (option === undefined || !token.rawName.startsWith('--')) {
    const meant = suggestion(token.name, Object.keys(command.options), '--');
    return `undercroft ${command.name} has no option ${token.rawName}.${meant}`;
  }
  if (option.takes === undefined) {
    return token.value === undefined ? undefined : `${token.rawName} takes no value.`;
  }
  const swallowed = token.inlineValue !== true && token.value?.startsWith('--');
  if (token.value === undefined || token.value === '' || swallowed) {
    return `${token.rawName} needs a value: ${token.rawName} ${option.takes}`;
  }
  if (values.has(token.name) && option.repeated !== true) return `${token.rawName} was given twice.`;
  return undefined;
}
