import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { RuleId, Seat, Viewer } from '../../../../engine/game.ts';
import { type CardNumber, TERROR, TRANSFORMATION, TRANSPORTATION } from '../../rules/content.ts';
import type { Preview } from '../../rules/preview.ts';
import { cardAtHeight, type Day, type DaysMove, type DaysPlay, type Refusal } from '../../rules/state.ts';
import { type DaysView, stackInSight } from '../../rules/view.ts';
import type { WhyNot } from '../../text/text.ts';
import { kindRule } from '../cards/kind-rule.ts';
import type { NextChoice, Pick as Picked } from '../choice/choice.ts';
import { whyOver } from '../ending/why-over.ts';
import type { SpotName } from '../text/text.ts';
import type { Words } from '../words.ts';

/** A refused tap: on an impossible day, or on a card that was not asked for, with the rule. */
export type Refused =
  | { kind: 'day'; board: Seat; day: Day; why: WhyNot; rule: Refusal }
  | { kind: 'card'; card: CardNumber; rule: Refusal };

/** The table as one viewer sees it now, with the play they are choosing. */
export interface Situation {
  view: DaysView;
  moves: readonly DaysMove[];
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
  picks: readonly Picked[];
  asked: NextChoice;
  lifted: CardNumber | undefined;
  /** The play shown: the chosen one, or the one pointed at. */
  play: DaysPlay | undefined;
  preview: Preview | undefined;
  refused: Refused | undefined;
  /** DD-4 The number of cards everybody was dealt, while the viewer has done nothing yet. */
  dealt: number;
  /** "Play" was pressed and no card is lifted yet. */
  isChoosingCard: boolean;
  news: readonly string[];
  /** A possible tap would end the game: that day has a flag. */
  hasFlag: boolean;
  /** A possible tap would give others points: these are red. */
  givesOthers: boolean;
  /** The play being shown: what was played, and its effect. */
  caption: { play: string; more: readonly string[] } | undefined;
}

/** The content of the panel: the prompt, more about it, and the rule behind it. */
export interface PanelMessage {
  sentence: string;
  /** Of several lines the latest that fit. */
  more: string | readonly string[];
  /** `more` is news. */
  isNews?: boolean;
  rule?: RuleId;
}

/** The name of a day in a sentence. */
function spotName({ you, players }: Pick<Situation, 'you' | 'players'>, board: Seat, day: Day): SpotName {
  return { day, owner: board === you ? undefined : (players[board]?.name ?? '') };
}

/** The prompt: what you can do now, or who everybody waits for. */
export function promptFor(situation: Situation): PanelMessage {
  const { view, words, lifted, play, preview, refused, players } = situation;
  if (view.phase !== 'playing') {
    return { sentence: whyOver(view, words, situation), more: '' };
  }
  const { caption } = situation;
  if (caption !== undefined && lifted === undefined)
    return { sentence: caption.play, more: caption.more, isNews: true };
  if (lifted === undefined && isFirstDraw(situation)) {
    return { sentence: words.page.status.firstDraw(situation.dealt), more: words.page.status.seeWhen };
  }
  if (lifted === undefined) return { sentence: turnSentence(situation), more: situation.news, isNews: true };
  if (refused !== undefined) {
    return { sentence: refusedSentence(situation, refused, lifted), more: words.effect(lifted), rule: refused.rule };
  }
  if (view.turn !== situation.you) {
    const name = players[view.turn]?.name ?? '';
    return { sentence: `${words.name(lifted)}. ${words.page.notYourTurn(name)}`, more: words.effect(lifted) };
  }
  if (play !== undefined && preview !== undefined) {
    return {
      sentence: playSentence(situation, play),
      more: words.game.preview(preview, words.names(players, situation.you)),
    };
  }
  const flag = situation.hasFlag ? [`⚑: ${words.page.endsGame}.`] : [];
  const gifts = situation.givesOthers ? [words.page.givesOthers] : [];
  const said = { sentence: stepSentence(situation, lifted), more: [...flag, ...gifts, words.effect(lifted)].join(' ') };
  // If no day is possible, the card's own rule says why.
  return situation.asked === 'nothing' ? { ...said, rule: kindRule(lifted) } : said;
}

function refusedSentence(situation: Situation, refused: Refused, lifted: CardNumber): string {
  const { words } = situation;
  const { status } = words.page;
  if (refused.kind === 'card') return status.noCreature(words.name(refused.card));
  return status.whyNot(spotName(situation, refused.board, refused.day), words.whyNot(refused.why, lifted));
}

function turnSentence({ view, moves, you, players, words, isChoosingCard, dealt }: Situation): string {
  const { status } = words.page;
  if (view.turn !== you || moves.length === 0) {
    const { name, here } = players[view.turn] ?? { name: '', here: true };
    if (view.turn === you) return status.turnOf(undefined);
    return here ? status.turnOf(name) : status.otherAway(name);
  }
  const canDraw = moves.some(({ kind }) => kind === 'draw');
  const canPlay = moves.some(isPlay);
  if (isChoosingCard) return status.chooseCard;
  if (canDraw && dealt > 0 && canPlay) return status.firstTurn(dealt);
  if (canDraw) return canPlay ? status.yourTurn : status.drawOnly;
  return canPlay ? status.playOnly : status.nothingToDo;
}

/** DD-4 All dealt cards are of kinds that need others: 1 hand in 50. */
function isFirstDraw({ moves, dealt, isChoosingCard }: Situation): boolean {
  return dealt > 0 && !isChoosingCard && moves.some(({ kind }) => kind === 'draw') && !moves.some(isPlay);
}

function isPlay({ kind }: DaysMove): boolean {
  return kind !== 'draw' && kind !== 'pass';
}

function stepSentence(situation: Situation, lifted: CardNumber): string {
  const { words, asked, picks } = situation;
  const { status } = words.page;
  const name = words.name(lifted);
  if (asked === 'nothing') return status.noDayNow(name);
  const spot = picks.find((pick) => pick.kind === 'day');
  switch (lifted) {
    case TERROR:
      return status.tapAnyDay(name);
    case TRANSPORTATION:
      return spot === undefined ? status.transportDay : status.transportBoard(spot.day);
    case TRANSFORMATION:
      if (spot === undefined) return status.transformSpot;
      if (asked === 'height') return status.transformHeight(spotName(situation, spot.board, spot.day));
      return status.transformCreature(takenName(situation, spot));
    default:
      return status.tapDay(name);
  }
}

/** The creature Transformation would take, once it is decided. */
function takenName({ view, picks, words }: Situation, spot: { board: Seat; day: Day }): string {
  const stack = stackInSight(view, spot.board, spot.day);
  const height = picks.find((pick) => pick.kind === 'height')?.height;
  const creatures = stack.filter((card) => words.card(card).kind === 'creature');
  const card = height === undefined ? creatures[0] : stack[height];
  return card === undefined ? '' : words.name(card);
}

function playSentence(situation: Situation, play: DaysPlay): string {
  const { view, words, players } = situation;
  const { status } = words.page;
  switch (play.kind) {
    case 'place':
      return status.place(words.name(play.card), spotName(situation, play.board, play.day));
    case 'terror':
      return status.terror(words.name(TERROR), play.day);
    case 'transport':
      return status.transport(play.day, players[play.board]?.name ?? '');
    case 'transform': {
      const took = words.name(cardAtHeight(stackInSight(view, play.board, play.day), play.height));
      return status.transform(took, spotName(situation, play.board, play.day), words.name(play.creature));
    }
  }
}
