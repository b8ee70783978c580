import type { Options } from '../engine/options.ts';
import type { Crest } from './crests.ts';
import type { OpenState } from './open-tables.ts';
import type { BotShare } from './result.ts';

/** Since when somebody is away, by the server's clock, and after how many ms a bot plays for them if it is their turn. */
export interface Away {
  since: number;
  standInMs: number;
}

/** A chair as everybody sees it. */
export type ChairInfo =
  | { kind: 'empty' }
  /**
   * `standIn`: a bot moves for them until they are back, or until they say so (`rests`). `away`: one will, if they stay
   * away. `byBot`: at the end, how much of their game a bot played.
   */
  | {
      kind: 'person';
      name: string;
      crest?: Crest;
      here: boolean;
      ready?: true;
      standIn?: true;
      rests?: true;
      away?: Away;
      byBot?: BotShare;
    }
  | { kind: 'bot'; bot: string; name: string };

/** The phase of a table: people sit down, play, or have played. */
export type TableStatus = 'open' | 'playing' | 'over';

/** The settings of a table besides the game's options. */
export interface TableSettings {
  /** `slow`: a game may last for days, so no bot replaces absent players and nobody is reminded. */
  pace: 'live' | 'slow';
  /** Whether a newcomer may take the chair of a bot; in a turn game also during play. */
  takeBots: boolean;
  /** At the start bots sit down on empty chairs, up to this number of players; missing if empty chairs stay empty. */
  fill?: { to: number; bot: string } | undefined;
  /** A practice table: any move may be undone, also one that revealed something, and the game counts in no records. */
  freeUndo?: true | undefined;
}

/** A request to undo a move: who has not agreed yet, and until when they can, by the server's clock. */
export interface UndoQuestion {
  chair: number;
  /** The journal entry of the move, and how many later ones are undone with it. */
  entry: number;
  later: number;
  waitingFor: number[];
  until: number;
}

/** A request to take a bot's chair of a running game, as its players see it. */
export interface JoinRequest {
  id: string;
  name: string;
}

/** The state of a page's request for a chair; `again`: from when it may ask once more, by the server's clock. */
export type Joining = { state: 'asked' } | { state: 'let-in' } | { state: 'refused'; again?: number };

/** The public information about a table, apart from its game. */
export interface TableInfo {
  code: string;
  game: string;
  /** SHA-256 of the pack, which its content can be fetched by. */
  pack: string;
  options: Options;
  status: TableStatus;
  chairs: ChairInfo[];
  /** The chair of the host; missing while nobody sits here. */
  host?: number;
  /** All are in one room: a big screen shows the table, and phones show the hands. */
  sameRoom?: true;
  /** The chair of each seat, in playing order; empty before the start. */
  seats: number[];
  /** SHA-256 of the seed, public from the beginning; the seed itself only once the game is over. */
  seedHash: string;
  seed?: string;
  /** This game belongs to a campaign, which sets these options: nobody here can change them. */
  campaign?: { options: Options };
  /** The dungeon of this day; `practice`: it does not count. Its seed is published by the day, not here. */
  daily?: { day: string; practice?: true | undefined };
  manners: TableSettings;
  /** Strangers may join here, or once could. */
  open?: OpenState;
  /** Whether the host may let anybody join. */
  mayOpen?: true;
  question?: UndoQuestion;
  /** The same people's previous table, by a rematch or their campaign. */
  before?: string;
  /** The code of the table where the same people play again. */
  next?: string;
}

/** The state of a table, as returned without entering it. */
export interface TableLook extends TableInfo {
  /** The chairs whose turn it is; missing unless the game is running. */
  toAct?: number[];
}

/** A campaign as shown to anybody with its code. */
export interface CampaignInfo {
  code: string;
  game: string;
  pack: string;
  /** The game's state of the campaign so far; a finished game is included at once. */
  journey: unknown;
  /** The ids of what can be played next. */
  choices: string[];
  /** Its last table. */
  table?: { code: string; choice: string; status: TableStatus; people: number };
}
