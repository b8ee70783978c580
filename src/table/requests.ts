import type { Seat } from '../engine/game.ts';
import type { ClientMessage } from '../protocol/client-message.ts';

/** Who may send a message, and when, and what becomes of it. */
interface Rule {
  /** `seated`: people on a chair. `player`: the seat whose move it is, a bot's too. */
  by: 'anybody' | 'seated' | 'player' | 'host' | 'house';
  when: 'always' | 'before-start';
  /**
   * `journal`: the referee judges it and writes an entry.
   * `ephemeral`: nothing is stored, so all nodes with clients at the table get it.
   * `table`: only this node's table handles it, perhaps with a request of its own.
   * `connection`: it concerns one page's connection.
   */
  effect: 'journal' | 'ephemeral' | 'table' | 'connection';
  /** Allowed at a table with too many entries: the game limits it, or it is what a host can do against abuse. */
  evenIfFull?: true;
}

/** The one table of all that can be asked for: first by pages, then by the house itself. */
export const RULES = {
  hello: { by: 'anybody', when: 'always', effect: 'connection' },
  time: { by: 'anybody', when: 'always', effect: 'connection' },
  look: { by: 'anybody', when: 'always', effect: 'connection' },
  sit: { by: 'anybody', when: 'always', effect: 'journal' },
  move: { by: 'player', when: 'always', effect: 'journal', evenIfFull: true },
  rename: { by: 'seated', when: 'always', effect: 'journal' },
  'bot-plays': { by: 'seated', when: 'always', effect: 'journal' },
  'play-myself': { by: 'seated', when: 'always', effect: 'journal' },
  stand: { by: 'seated', when: 'before-start', effect: 'journal' },
  ready: { by: 'seated', when: 'before-start', effect: 'journal' },
  remove: { by: 'host', when: 'always', effect: 'journal', evenIfFull: true },
  'set-open': { by: 'host', when: 'always', effect: 'journal' },
  'hand-over': { by: 'host', when: 'always', effect: 'journal' },
  'add-bot': { by: 'host', when: 'before-start', effect: 'journal' },
  'same-room': { by: 'host', when: 'before-start', effect: 'journal' },
  'set-manners': { by: 'host', when: 'before-start', effect: 'journal' },
  'set-options': { by: 'host', when: 'before-start', effect: 'journal' },
  start: { by: 'host', when: 'before-start', effect: 'journal', evenIfFull: true },
  undo: { by: 'seated', when: 'always', effect: 'table' },
  rematch: { by: 'seated', when: 'always', effect: 'table' },
  report: { by: 'seated', when: 'always', effect: 'table' },
  'cancel-join': { by: 'anybody', when: 'always', effect: 'table' },
  react: { by: 'anybody', when: 'always', effect: 'ephemeral' },
  say: { by: 'seated', when: 'always', effect: 'ephemeral' },
  nudge: { by: 'seated', when: 'always', effect: 'ephemeral' },
  'hurry-bots': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'answer-undo': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'answer-join': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'voice-join': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'voice-leave': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'voice-signal': { by: 'seated', when: 'always', effect: 'ephemeral' },
  'stand-in': { by: 'house', when: 'always', effect: 'journal' },
  'come-back': { by: 'house', when: 'always', effect: 'journal' },
  'send-away': { by: 'house', when: 'always', effect: 'journal' },
  'pass-host': { by: 'house', when: 'before-start', effect: 'journal' },
  'lead-on': { by: 'house', when: 'always', effect: 'journal' },
} as const satisfies Record<ClientMessage['kind'] | HouseRequest['kind'], Rule>;

/** The kinds of messages with one of these effects. */
type KindWith<Effect extends Rule['effect']> = {
  [Kind in keyof typeof RULES]: (typeof RULES)[Kind]['effect'] extends Effect ? Kind : never;
}[keyof typeof RULES];
type Message<Kind> = Extract<ClientMessage, { kind: Kind }>;
type Keyless<Keyed> = Keyed extends unknown ? Omit<Keyed, 'key' | 'secret' | 'person'> : never;

/** The messages a page can send once it has entered a table. */
export type TableMessage = Message<KindWith<'journal' | 'ephemeral' | 'table'>>;

/** A message that the referee takes as it is. */
export type JournaledMessage = Message<KindWith<'journal'>>;

/** A request that the referee judges: from a page, or one that the table makes of a page's message. */
export type TableRequest =
  | Keyless<JournaledMessage>
  /** The next table is open already. */
  | { kind: 'rematch'; next: string }
  /** Undoes the requester's own last move, or everything from step `back` on, if all agreed to that. */
  | { kind: 'undo'; consent: 'free' }
  | { kind: 'undo'; consent: 'agreed'; back: number }
  | HouseRequest;

/** Requests of the house itself, when people have been away for a while or are back. */
export type HouseRequest =
  | { kind: 'stand-in'; chair: number }
  | { kind: 'come-back'; chair: number }
  /** The owner of the server bans the person with this secret. */
  | { kind: 'send-away'; chair: number; secretHash: string }
  | { kind: 'pass-host'; chair: number }
  /** The next table of a campaign is open, whether this table's game was finished or left. */
  | { kind: 'lead-on'; next: string };

/** Who makes a request: a person who knows a secret, the bot of a seat, or the house in the name of a seat's player. */
export type Requester = PersonRequester | { kind: 'bot'; seat: Seat } | { kind: 'house'; seat: Seat };

/**
 * `isLetIn`: a player has agreed that this newcomer joins. `isKeptWaiting`: the table waits for the absent player they
 * want a bot for, and has for a few seconds.
 */
export interface PersonRequester {
  kind: 'person';
  secretHash: string;
  personHash?: string;
  isLetIn?: boolean;
  isKeptWaiting?: boolean;
}

/** Whether a message is ephemeral: it is not journaled, so every node with clients at the table must get it now. */
export function isEphemeral(message: ClientMessage): message is TableMessage {
  // Asking for consent to an undo is not stored; a free undo is an entry.
  return message.kind === 'undo' ? message.law === 'ask' : RULES[message.kind].effect === 'ephemeral';
}

/** Whether the referee takes a message as it is. */
export function isJournaled(message: TableMessage): message is JournaledMessage {
  return RULES[message.kind].effect === 'journal';
}

/** Whether only the house may make this request. */
export function isHouseRequest(request: TableRequest): request is HouseRequest {
  return RULES[request.kind].by === 'house';
}

/** Whether a table with too many entries still takes a request. */
export function isTakenByFullTable(request: TableRequest): boolean {
  const rule: Rule = RULES[request.kind];
  return rule.evenIfFull === true;
}
