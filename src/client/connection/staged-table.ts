import type { PlayInfo, SeenEvent } from '../../protocol/server-message.ts';
import type { TableInfo, TableStatus } from '../../protocol/table-info.ts';
import { beatPaceNow, onSettings } from '../device/settings.ts';
import { gameEntry } from '../kit/games/registry.ts';
import type { RequestResult } from '../kit/request-result.ts';
import type { GameStage } from '../kit/stage/beat.ts';
import { type StageClock, stageClock } from '../kit/stage/clock.ts';
import { clipOf, Director, type Staged } from '../kit/stage/director.ts';
import { type StageNow, stillStage } from '../kit/stage/stage-now.ts';
import type { TableConnection } from './table-connection.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** A table as shown: the game is in the state of the last beat played, not the newest. */
export interface ShownSnapshot extends TableSnapshot {
  stage: StageNow;
}

/** The part of a table that waits for its beat. */
interface Scene {
  play: PlayInfo;
  events: readonly SeenEvent[];
  seq: number;
  status: TableStatus;
  cue?: unknown;
}

/** In real-time games a step is not staged, unless the game says otherwise. */
const AT_ONCE: GameStage = { beats: () => [] };

/** The parts of a connection used by the stage. */
export type StagedSource = Pick<TableConnection, 'subscribe' | 'snapshot' | 'move' | 'ask'>;

/** A layer between a connection and the pages that stages each entry beat by beat. */
export class StagedTable {
  readonly #source: StagedSource;
  readonly #clock: StageClock;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[];
  #truth: TableSnapshot;
  #director: Director<Scene> | undefined;
  #snapshot: ShownSnapshot;
  #game: GameStage | undefined;
  #gameId: string | undefined;
  #callOff: (() => void) | undefined;
  /** The viewer skips everything until their turn. */
  #isSkipping = false;
  /** The viewer is out and skips everything until the end. */
  #isToEnd = false;
  /** Moves sent and not yet answered. */
  #sent = 0;

  constructor(source: StagedSource, clock: StageClock = stageClock) {
    this.#source = source;
    this.#clock = clock;
    this.#truth = source.snapshot();
    this.#snapshot = { ...this.#truth, stage: stillStage };
    this.#stops = [
      source.subscribe(() => this.#hear()),
      onSettings(() => beatPaceNow() === 0 && this.skipAll()),
      clock.onHidden(() => this.skipAll()),
    ];
    this.#settle();
    this.#publish();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): ShownSnapshot => this.#snapshot;

  /** Sends a move based on the shown state, and ends the staging; what one's last move revealed is still shown. */
  async move(move: unknown): Promise<RequestResult> {
    const seen = this.#director?.isBehind === true ? this.#director.shown.seq : this.#truth.seq;
    if (this.#director?.dueAt !== undefined) {
      this.#director.fastForward(this.#clock.elapsed());
      this.#publish();
    }
    this.#sent += 1;
    const answer = await this.#source.move(move, seen);
    this.#sent -= 1;
    return answer;
  }

  /** Ends a beat, if it is the current one. */
  readonly skipBeat = (beat: number): void => {
    this.#director?.skipBeat(beat, this.#clock.elapsed());
    this.#publish();
  };

  /** Shows the current state at once. */
  readonly skipAll = (): void => {
    if (this.#director?.dueAt === undefined) return;
    this.#director.skipAll();
    this.#publish();
  };

  /** Shows the current state, and new entries at once, until the viewer's turn; the end of a game is still staged. */
  readonly skipToTurn = (): void => {
    this.#isSkipping = !this.#isTurn();
    this.#director?.skipHurried(this.#clock.elapsed());
    this.#publish();
  };

  /** Lets the bots move without pauses, and shows nothing until the last step; that one is staged. */
  readonly skipToEnd = async (): Promise<void> => {
    this.#isToEnd = true;
    this.#director?.skipAll();
    this.#publish();
    const answer = await this.#source.ask({ kind: 'hurry-bots' });
    // Otherwise the page would show nothing while the bots take their time.
    if (answer.kind === 'done') return;
    this.#isToEnd = false;
    this.#settle();
    this.#publish();
  };

  close(): void {
    this.#callOff?.();
    for (const stop of this.#stops) stop();
  }

  #hear(): void {
    const [was, now] = [this.#truth, this.#source.snapshot()];
    if (this.#isToEnd) {
      // Until the last step nothing is shown: hundreds of steps would block the page.
      this.#isToEnd = now.table?.status === 'playing' && now.connection === was.connection;
      if (!this.#isToEnd) this.#settle();
    }
    this.#truth = now;
    if (this.#isToEnd) return;
    this.#loadStage(now.table?.game);
    if (now.play !== was.play || now.you.viewer !== was.you.viewer || now.connection !== was.connection)
      this.#step(was, now);
    this.#publish();
  }

  /** Whether it is the viewer's turn, or nobody's, or they have no turns. */
  #isTurn(): boolean {
    const { play, you, table } = this.#truth;
    return (
      this.#isWatching() || table?.status !== 'playing' || play?.toAct.some((seat) => seat === you.viewer) === true
    );
  }

  /** Whether the viewer has no further turn. */
  #isWatching(): boolean {
    const { play, you } = this.#truth;
    return you.viewer === 'spectator' || this.#isOut(play);
  }

  /** Whether the viewer plays and is out. */
  #isOut(play: PlayInfo | undefined): boolean {
    const { viewer } = this.#truth.you;
    return play !== undefined && viewer !== 'spectator' && this.#game?.isOut?.(play.view, viewer) === true;
  }

  #step(was: TableSnapshot, now: TableSnapshot): void {
    const before = this.#director?.truth;
    const isNew = now.connection !== was.connection || now.you.viewer !== was.you.viewer;
    const isJump = isNew || undone(now) > undone(was) || this.#clock.isHidden();
    const wasSkipping = this.#isSkipping;
    this.#isSkipping &&= !this.#isTurn();
    const { play } = now;
    if (isJump || play === undefined || before === undefined) this.#settle();
    else {
      this.#push({ was, now, before, play });
      if (wasSkipping) this.#director?.skipHurried(this.#clock.elapsed());
    }
  }

  #push(news: { was: TableSnapshot; now: TableSnapshot; before: Scene; play: PlayInfo }): void {
    const { was, now, before, play } = news;
    const { events, you } = now;
    const fresh = events.slice(was.events.length);
    const after = sceneOf(now, play);
    const step = {
      before: before.play.view,
      after: play.view,
      events: fresh.map(({ event }) => event),
      you: you.viewer,
      isOwn: this.#sent > 0 && before.play.toAct.some((seat) => seat === you.viewer),
    };
    const shownAt = ({ view, told, cue }: Staged): Scene =>
      told === fresh.length
        ? { ...after, play: view === play.view ? play : { ...play, view }, ...(cue !== undefined && { cue }) }
        : {
            ...before,
            play: { ...before.play, view },
            events: [...before.events, ...fresh.slice(0, told)],
            // Once its first event is shown, the viewer may act, while the rest is still being staged.
            seq: told > 0 ? after.seq : before.seq,
            cue,
          };
    // An entry without events for this viewer is not staged.
    const stage = fresh.length === 0 ? AT_ONCE : this.#game;
    this.#director?.push(clipOf(step, { stage, sceneOf: shownAt }), this.#clock.elapsed());
  }

  /** Shows everything at once: after joining, reconnecting or an undo, or in a hidden tab. */
  #settle(): void {
    const { play } = this.#truth;
    if (play === undefined) this.#director = undefined;
    else {
      const scene = sceneOf(this.#truth, play);
      this.#director ??= new Director(scene, beatPaceNow);
      this.#director.settle(scene);
    }
  }

  #loadStage(game: string | undefined): void {
    if (game === undefined || game === this.#gameId) return;
    this.#gameId = game;
    const entry = gameEntry(game);
    this.#game = entry?.realTime === true ? AT_ONCE : undefined;
    // Until the stage is loaded, or if it cannot be, steps are shown without staging.
    entry?.stage?.().then(
      (stage) => {
        this.#game = stage;
      },
      () => undefined,
    );
  }

  #publish(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    const director = this.#director;
    if (director?.dueAt !== undefined) {
      this.#callOff = this.#clock.schedule(director.dueAt - this.#clock.elapsed(), () => {
        director.advance(this.#clock.elapsed());
        this.#publish();
      });
    }
    this.#snapshot = this.#shown();
    for (const listener of this.#listeners) listener();
  }

  #shown(): ShownSnapshot {
    const director = this.#director;
    if (director === undefined) return { ...this.#truth, stage: stillStage };
    const { shown, isBehind, areOthersWaiting, beat } = director;
    const { table, marks, seq } = this.#truth;
    const isAlone = table?.chairs.filter(({ kind }) => kind === 'person').length === 1;
    return {
      ...this.#truth,
      play: shown.play,
      events: shown.events,
      seq: isBehind ? shown.seq : seq,
      marks: isBehind ? marks.filter((mark) => mark.seq <= shown.seq) : marks,
      ...(table !== undefined && { table: shownTable(table, shown.status) }),
      stage: {
        isBehind,
        areOthersWaiting,
        beat,
        cue: shown.cue,
        isWatching: this.#isWatching() || director.isUnhurried,
        skipBeat: this.skipBeat,
        skipToTurn: this.skipToTurn,
        // Based on what is shown: a button must not reveal that the viewer is out.
        skipToEnd: isAlone && table.status === 'playing' && this.#isOut(shown.play) ? this.skipToEnd : undefined,
        isToEnd: this.#isToEnd,
        skipAll: this.skipAll,
      },
    };
  }
}

function undone({ marks }: TableSnapshot): number {
  return marks.filter(({ kind }) => kind === 'undone').length;
}

function sceneOf({ events, seq, table }: TableSnapshot, play: PlayInfo): Scene {
  return { play, events, seq, status: table?.status ?? 'playing' };
}

/** The status outside the game also changes only with the last beat. */
function shownTable(table: TableInfo, status: TableStatus): TableInfo {
  if (table.status !== 'over' || status === 'over') return table;
  const { seed: _seed, next: _next, ...rest } = table;
  return { ...rest, status: 'playing' };
}
