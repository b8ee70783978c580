import type { Options } from '../engine/options.ts';
import type { Crest } from './crests.ts';
import type { OpenState } from './open-tables.ts';
import type { BotShare } from './result.ts';

/** A chair at a table as everybody sees it. */
export type ChairInfo =
  | { kind: 'empty' }
  /** `standIn`: a bot moves for them until they are back, or until they say so (`rests`). `byBot`: at the end, how much of their game a bot has played. */
  | {
      kind: 'person';
      name: string;
      crest?: Crest;
      here: boolean;
      ready?: true;
      standIn?: true;
      rests?: true;
      byBot?: BotShare;
    }
  | { kind: 'bot'; bot: string; name: string };

/** Where a table is in its life: people sit down, play, and have played. */
export type TableStatus = 'open' | 'playing' | 'over';

/** How the people at a table treat each other. */
export interface Manners {
  /** `slow`: a game may last for days, so no bot replaces absent players and nobody is reminded. */
  pace: 'live' | 'slow';
  /** Whether somebody who comes may take the chair of a bot, in a game of turns also while it is played. */
  takeBots: boolean;
  /** Bots sit down on empty chairs at the start, until so many play; missing where empty chairs stay empty. */
  fill?: { to: number; bot: string };
  /** A practice table: any move may be taken back, also one that showed something hidden, and the game counts in no records. */
  freeUndo?: true;
}

/** Somebody asks to take a move back: who has not agreed yet, and until when they can, by the server's clock. */
export interface UndoQuestion {
  chair: number;
  /** The journal's entry of the move, and how many later ones fall with it. */
  entry: number;
  later: number;
  waitingFor: number[];
  until: number;
}

/** Somebody who would like to take a bot's chair of a game under way, as those who play there are asked. */
export interface JoinRequest {
  id: string;
  name: string;
}

/** How it stands with a page that has asked for a chair; `again`: from when it may ask once more, by the server's clock. */
export type Joining = { state: 'asked' } | { state: 'let-in' } | { state: 'refused'; again?: number };

/** What everybody may know of a table apart from the game on it. */
export interface TableInfo {
  code: string;
  game: string;
  /** SHA-256 of the pack, under which its content can be fetched. */
  pack: string;
  options: Options;
  status: TableStatus;
  chairs: ChairInfo[];
  /** The chair of the host; missing while nobody sits here. */
  host?: number;
  /** Everybody is in one room: a big screen shows the table, and phones are the hands. */
  sameRoom?: true;
  /** The chair of each seat, in playing order; empty before the start. */
  seats: number[];
  /** SHA-256 of the seed, known from the beginning; the seed itself only once the game is over. */
  seedHash: string;
  seed?: string;
  /** This game belongs to a campaign, which asks for these options: nobody here can change them. */
  campaign?: { options: Options };
  /** It is the dungeon of this day; `practice`: it counts nowhere. Its seed is shown by the day, not here. */
  daily?: { day: string; practice?: true };
  manners: Manners;
  /** Strangers may join here, or have been able to. */
  open?: OpenState;
  /** Whether the host may let anybody join. */
  mayOpen?: true;
  question?: UndoQuestion;
  /** The table the same people come from, by a rematch or their campaign. */
  before?: string;
  /** The code of the table where the same people play again. */
  next?: string;
}

/** A table as it is told to whoever asks how it stands, and comes no nearer. */
export interface TableLook extends TableInfo {
  /** The chairs whose turn it is; missing unless the game is under way. */
  toAct?: number[];
}

/** A campaign as whoever has its code sees it. */
export interface CampaignInfo {
  code: string;
  game: string;
  pack: string;
  /** What the game knows of the way so far; a game that is over counts as soon as it is. */
  journey: unknown;
  /** What can be played next, each in a word. */
  choices: string[];
  /** The table it was last played at. */
  table?: { code: string; choice: string; status: TableStatus; people: number };
}
