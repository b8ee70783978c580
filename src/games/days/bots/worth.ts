import type { Seat } from '../../../engine/game.ts';
import { type Counting, weekScore } from '../rules/board/score.ts';
import { cardsOn, isEmptyDay, isFullWeek, topOf } from '../rules/board/stack.ts';
import type { CardId, CardNumber } from '../rules/content.ts';
import { CARDS, INVISIBILITY } from '../rules/content.ts';
import type { SpriteRule, Week } from '../rules/state.ts';

/** A table after a move, as far as it can be seen: the boards, the bot's hand, and whether the game is over. */
export interface Prospect {
  seat: Seat;
  boards: readonly Week[];
  hand: readonly CardNumber[];
  isOver: boolean;
}

/** A won game outweighs every score. */
const WIN = 1000;

/** The value of a card in hand, in points; tuned by playing such bots against each other. */
const HELD: Readonly<Record<CardId, number>> = {
  terror: 4,
  transportation: 4.5,
  transformation: 4,
  invisibility: 1,
  lava: 2,
  boulder: 1,
  dragon: 5.5,
  dwarf: 2.5,
  elf: 2,
  pixie: 1,
  human: 0.5,
  halfling: 5,
  medusa: 2.5,
  orc: 1.5,
  troll: 2.5,
  sprite: 3.5,
  goblin: 6,
  mimic: 1.5,
};

/** DD-45 Where Sprites add, a Sprite is worth its whole value, and a Halfling cancels more. */
const HELD_WHERE_SPRITES_ADD: typeof HELD = { ...HELD, sprite: 5.5 };

const HELD_BY_NUMBER: Readonly<Record<SpriteRule, readonly number[]>> = {
  adds: CARDS.map((card) => HELD_WHERE_SPRITES_ADD[card]),
  covers: CARDS.map((card) => HELD[card]),
};

/** The average value of a card to be drawn. */
const DRAWN = 3.2;

/** A discount for each further card in hand: it is played later, or never. */
const LATER = 0.97;

/** The weight of a leader having 1, 2 or 3 days to go. */
const NEARNESS = [0, 6.5, 3, 1];

/** The value of a filled day besides its score: it brings the end nearer. */
const FILLED = 0.75;

/** The value of a day with Invisibility on top, which takes a further creature, when hardly another day is left. */
const OPENED = 4;
const HARDLY_A_DAY = 1;

/** The value of a prospect for its seat, in points. */
export function worthOf(prospect: Prospect, counting: Counting): number {
  const scores = prospect.boards.map((week) => weekScore(week, counting));
  const lead = leadOf(prospect, scores);
  if (prospect.isOver) return isWon(prospect, scores) ? WIN + lead : lead - WIN;
  return lead + worthOfHand(prospect.hand, counting.sprite) + worthOfDays(prospect) + nearness(prospect, scores);
}

/** What one more card would add to the value of a hand. */
export function worthOfDrawing(hand: readonly CardNumber[]): number {
  return DRAWN * LATER ** hand.length;
}

/** The bot's score against the best of the others, and against all of them. */
function leadOf({ seat }: Prospect, scores: readonly number[]): number {
  const others = scores.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, score) => sum + score, 0) / others.length;
  return scores[seat] - (Math.max(...others) + mean) / 2;
}

function isWon({ seat, boards }: Prospect, scores: readonly number[]): boolean {
  return scores.every((score, other) => {
    if (other === seat || score < scores[seat]) return true;
    return score === scores[seat] && cardsOn(boards[other]) <= cardsOn(boards[seat]);
  });
}

/** The best cards count in full, the others less and less. */
function worthOfHand(hand: readonly CardNumber[], sprite: SpriteRule): number {
  const held = HELD_BY_NUMBER[sprite];
  const worths = hand.map((card) => held[card]).sort((one, other) => other - one);
  return worths.reduce((sum, worth, place) => sum + worth * LATER ** place, 0);
}

/** The filled days of the bot's week, compared with the average of the others. */
function worthOfDays({ seat, boards }: Prospect): number {
  let worth = 0;
  for (let board = 0; board < boards.length; board++) {
    const days = worthOfWeek(boards[board]);
    worth += board === seat ? days : -days / (boards.length - 1);
  }
  return worth;
}

function worthOfWeek(week: Week): number {
  let empty = 0;
  let open = 0;
  for (const stack of week) {
    if (isEmptyDay(stack)) empty += 1;
    else if (topOf(stack) === INVISIBILITY) open += 1;
  }
  return FILLED * (week.length - empty) + (empty <= HARDLY_A_DAY ? OPENED * open : 0);
}

/** A week that is nearly full is good for the leader and bad for everybody else. */
function nearness({ seat, boards }: Prospect, scores: readonly number[]): number {
  let worth = 0;
  for (let board = 0; board < boards.length; board++) {
    const left = boards[board].filter(isEmptyDay).length;
    if (left >= NEARNESS.length) continue;
    if (board === seat) worth += scores.every((score) => score <= scores[seat]) ? NEARNESS[left] : 0;
    else if (scores[board] >= scores[seat]) worth -= NEARNESS[left];
  }
  return worth;
}

/** Whether these boards end the game. */
export function hasFullWeek(boards: readonly Week[]): boolean {
  return boards.some(isFullWeek);
}
