import { type KeptTable, keepTable, keptTable } from '../../device/kept/kept-tables.ts';

/**
 * Stores the next table of the same people: after a "what if" it does not count either. A challenge ends with its game,
 * as the next table deals other cards.
 */
export function keepNextTable({ game, secrets, whatIf }: KeptTable, code: string): void {
  if (keptTable(code) === undefined)
    keepTable({ code, game, secrets, at: Date.now(), ...(whatIf !== undefined && { whatIf }) });
}
