import { counted } from '../../../../../engine/text.ts';

/** The campaign in English. */
export const en = {
  lead: 'Four levels, and bonus levels between them. It’s saved after every game: come back with this link whenever you like, all of you or just some.',
  journey: 'The journey',
  won: 'The campaign is won!',
  extended: 'in Extended play',
  next: 'What comes next',
  choose: 'Choose where to go next.',
  play: (what: string) => `Play ${what}`,
  playBots: (what: string) => `Play ${what} with bots`,
  again: 'Play it again, with 7 slots',
  toTable: 'Go to the table',
  /** Abandons a table where nobody has played for a while. */
  anew: 'Nobody there any more? Start again',
  under: (what: string) => `You’re playing ${what}.`,
  goal: (goal: number) => `Goal: ${counted(goal, 'Mission', 'Missions')}`,
  /** The state of a place of the map. */
  states: {
    here: 'You’re here',
    next: 'Next',
    won: 'Won',
    lost: 'Not yet won',
    locked: 'Locked',
    open: 'Open',
  },
  stars: (count: number) => `${counted(count, 'star', 'stars')} of 3`,
  starsFor: 'How to earn stars',
  missions: (count: number) => counted(count, 'Mission', 'Missions'),
  best: (missions: number) => `best: ${counted(missions, 'Mission', 'Missions')}`,
  tries: (count: number) => counted(count, 'try', 'tries'),
  extendedWon: 'Won with 7 slots as well.',
  /** The level that must be won first. */
  opensAfter: (level: string) => `Win ${level} first.`,
  /** Shown before a game on the road that does not count for the campaign. */
  apart: 'You can play it on its own too. It won’t count for the campaign.',
  offTheRoad: 'Off the road',
  offTheRoadLead: 'Single scenarios to play whenever you like. Stars count on this device only.',
  close: 'Close',
};
