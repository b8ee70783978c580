import type { RuleId } from '../../../../engine/game.ts';

/** The words around the lessons in English. */
export const en = {
  title: (game: string) => `Learn ${game}`,
  lead: 'Real games of a minute each, set up to teach you one thing at a time. Nothing counts, and you can stop whenever you like.',
  done: 'done',
  underWay: 'started',
  levelTitle: (level: string, game: string) => `${level} · ${game}`,
  /** The number of this lesson. */
  step: (now: number, of: number) => `Step ${now} of ${of}`,
  rule: (id: RuleId) => `The rule (${id})`,
  goOn: 'Next',
  again: 'Start again',
  aside: 'You can do that too. When you’re ready:',
  coach: 'What to do',
  learnt: 'What you’ve learnt',
  next: (level: string) => `Next: ${level}`,
  playNow: 'Play a real game now',
  allLevels: 'All levels',
  rules: 'Read the rules',
  cannotOpen: 'The table couldn’t be set up in this browser.',
  tryAgain: 'Try again',
  elsewhere: 'This level is open in another tab.',
  /** About the table somebody came from. */
  begun: 'Your game has begun!',
  toTable: 'Go to the table',
  /** Shown to people who read the rules. */
  fromRules: 'Rather learn by playing? Each lesson takes a minute.',
};
