import { counted } from '../../../../../engine/text.ts';
import type { CampaignText } from './text.ts';

/** The campaign in English. */
export const en: CampaignText = {
  lead: 'Four levels, and bonus levels between them. It’s saved after every game: come back with this link whenever you like, all of you or just some.',
  journey: 'The journey',
  won: 'The campaign is won!',
  extended: 'in Extended play',
  next: 'What comes next',
  choose: 'Choose where to go next.',
  play: (what) => `Play ${what}`,
  playBots: (what) => `Play ${what} with bots`,
  again: 'Play it again, with 7 slots',
  toTable: 'Go to the table',
  anew: 'Nobody there any more? Start again',
  under: (what) => `You’re playing ${what}.`,
  goal: (goal) => `Goal: ${counted(goal, 'Mission', 'Missions')}`,
  states: {
    here: 'You’re here',
    next: 'Next',
    won: 'Won',
    lost: 'Not yet won',
    locked: 'Locked',
    open: 'Open',
  },
  stars: (count) => `${counted(count, 'star', 'stars')} of 3`,
  starsFor: 'How to earn stars',
  missions: (count) => counted(count, 'Mission', 'Missions'),
  best: (missions) => `best: ${counted(missions, 'Mission', 'Missions')}`,
  tries: (count) => counted(count, 'try', 'tries'),
  extendedWon: 'Won with 7 slots as well.',
  opensAfter: (level) => `Win ${level} first.`,
  apart: 'You can play it on its own too. It won’t count for the campaign.',
  offTheRoad: 'Off the road',
  offTheRoadLead: 'Single scenarios to play whenever you like. Stars count on this device only.',
  close: 'Close',
};
