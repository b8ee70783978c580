import { byCount } from '../../../engine/text.ts';

interface Skill {
  stronger: string;
  weaker: string;
  share: string;
}

interface CardChange {
  card: string;
  change: string;
  isMore: boolean;
}

export const en = {
  /** Between the bounds of an interval. */
  to: 'to',
  title: (game: string) => `${game} in the lab`,
  compared: (mine: string, other: string) => `${mine}, compared with ${other} on the same deals`,
  /** The size of the run; the counts as text. */
  played: ({
    games,
    players,
    bot,
    seed,
    seconds,
  }: {
    games: string;
    players: number;
    bot: string;
    seed: number;
    seconds: number;
  }) =>
    `Games played: ${games}, with ${players} ${byCount(players, 'player', 'players')}; bots: ${bot}; seed ${seed}; ${seconds} s.`,
  headings: {
    findings: 'What stands out',
    seats: 'Wins by seat',
    team: 'How often the team wins',
    levels: 'Does playing well pay?',
    course: 'How a game goes',
    cards: 'What each card is worth',
    wanted: 'Which cards are wanted',
    reading: 'How to read this page',
  },
  /** The purpose of a part, below its heading. */
  explained: {
    seats: 'Equal bots sit in all seats, and the first always begins. The dashed line is a fair share.',
    team: 'Equal bots sit in all seats.',
    levels: 'Each deal is played with the seats swapped, or by each level as a team of its own.',
    course: 'Equal bots sit in all seats.',
    cards:
      'The same deal is played over and over, with only one card swapped. A dot is what was measured, its line the interval; where that reaches the middle line, it may be chance.',
    wanted: 'Of the players who could use a card, how many did so at least once.',
  },
  measures: {
    won: 'Games won by the team',
    moves: 'Moves in a game',
    turns: 'Turns in a game',
    leads: 'Lead changes in a game',
    halfway: 'Games won by the leader at half-time',
    margin: 'Margin at the end',
    choices: 'Choices in a turn',
    options: 'Options in a choice',
  },
  columns: {
    mine: 'This pack',
    other: 'The other pack',
    difference: 'Difference on the same deals',
    inPoints: 'Lead at the end',
  },
  /** The axes of plots. */
  axes: {
    wins: 'Wins',
    worth: 'Percentage points of winning, against a random card',
    wanted: 'Used by those who could',
    difference: 'This pack minus the other, in percentage points',
  },
  /** By its number from 1. */
  seat: (seat: number) => `Seat ${seat}`,
  against: (stronger: string, weaker: string) => `${stronger} against ${weaker}`,
  asTeam: (level: string) => `a team of ${level} bots`,
  noLead: 'Everybody plays together here, so nobody leads.',
  noWanted: 'Nobody chooses which cards to use in this game.',
  tooFew: 'Not enough games to say anything here. Play more of them with --games.',
  /** Cards without figures, by their names. */
  leftOut: (cards: string) => `In too few deals to say anything: ${cards}. More of them with --games.`,
  asTable: 'Show the figures',
  reading: [
    'Bots played all of this. People may find other ways to win, so take a warning as a place to look at, not as a verdict.',
    '“58% (55 to 61)” is what was measured, with its interval of 95% confidence. The intervals of all cards hold together with that confidence, and so do the differences between two packs: otherwise two of forty cards would stand out by chance. What the interval doesn’t support isn’t said.',
    'A card’s worth comes from controlled swaps. A deal is played once with each card that could lie in one hidden place, and all else stays as it is. The middle line is a card drawn at random; “+8” makes 58% of 50%.',
    'Two packs are compared on paired deals: same shuffle, same bots, same chance. What differs then comes from the cards.',
  ],
  tones: { warning: 'Look at this', difference: 'Different', note: 'Good to know' },
  /** A kind of finding in words; figures come with their intervals, as text. */
  findings: {
    seat: ({ seat, share, par, isMore }: { seat: number; share: string; par: string; isMore: boolean }) =>
      `Seat ${seat}: ${isMore ? 'more' : 'fewer'} wins than its share, ${share} where ${par} is fair.`,
    seatsEven: 'No seat has an advantage worth mentioning.',
    seatsUnclear: 'Whether a seat has an advantage takes more games to tell: raise --games.',
    teamAlwaysWins: (share: string) => `The team nearly always wins: ${share}.`,
    teamNeverWins: (share: string) => `The team hardly ever wins: ${share}.`,
    teamWins: (share: string) => `The team wins ${share} of its games.`,
    skillOfTeams: ({
      stronger,
      weaker,
      share,
      weakerShare,
    }: {
      stronger: string;
      weaker: string;
      share: string;
      weakerShare: string;
    }) => `Playing well pays: ${stronger} bots win ${share} as a team, ${weaker} ones ${weakerShare}.`,
    skillCounts: ({ stronger, weaker, share }: Skill) =>
      `Playing well pays: ${stronger} wins ${share} against ${weaker}.`,
    skillDoesNotCount: ({ stronger, weaker, share }: Skill) =>
      `Playing well hardly pays: ${stronger} wins only ${share} against ${weaker}.`,
    decidedEarly: (share: string) => `Games are decided by half-time: the leader then wins ${share}.`,
    noLeadChanges: (leads: string) => `The lead hardly ever changes hands. Changes in a game: ${leads}.`,
    fewChoices: (choices: string) => `Most turns leave nothing to decide. Choices in a turn: ${choices}.`,
    strongCard: ({ card, worth }: { card: string; worth: string }) =>
      `${card} wins games: players who get it win more often than with a random card, by ${worth} percentage points.`,
    weakCard: ({ card, worth }: { card: string; worth: string }) =>
      `${card} loses games: players who get it win less often than with a random card, by ${worth} percentage points.`,
    strongInGroup: ({ card, group, worth }: { card: string; group: string; worth: string }) =>
      `${card} is easier than the rest of ${group}: the team wins more often with it, by ${worth} percentage points.`,
    weakInGroup: ({ card, group, worth }: { card: string; group: string; worth: string }) =>
      `${card} is harder than the rest of ${group}: the team wins less often with it, by ${worth} percentage points.`,
    cardsEven: 'No single card decides games.',
    cardsUnclear: 'No single card is sure to decide games. Raise --games to tell them apart.',
    unwanted: ({ card, share }: { card: string; share: string }) =>
      `Nobody ever wants ${card}: ${share} of those who could use it did.`,
    measureDiffers: ({ measure, change }: { measure: string; change: string }) =>
      `${measure}: ${change} compared to the other pack.`,
    seatDiffers: ({ seat, change, isMore }: { seat: number; change: string; isMore: boolean }) =>
      `Seat ${seat}: ${isMore ? 'more' : 'fewer'} wins than with the other pack, by ${change} percentage points.`,
    cardDiffers: ({ card, change, isMore }: CardChange) =>
      `${card} is worth ${isMore ? 'more' : 'less'} than in the other pack: ${change} percentage points of winning.`,
    pointsDiffer: ({ card, change, isMore }: CardChange) =>
      `${card} is worth ${isMore ? 'more' : 'less'} than in the other pack: ${change} in the lead at the end.`,
    wantedDiffers: ({ card, change, isMore }: CardChange) =>
      `${card} is used ${isMore ? 'more' : 'less'} than in the other pack: ${change} percentage points.`,
    noDifference: 'No difference from the other pack shows on these deals.',
  },
};
