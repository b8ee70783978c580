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
  toTable: 'To the table',
  anew: 'Nobody there any more? Start again',
  under: (what) => `You’re playing ${what}.`,
  medals: {
    won: (completed, goal) =>
      `won: ${counted(completed, 'Mission', 'Missions')}, ${goal} ${goal === 1 ? 'was' : 'were'} needed`,
    lost: 'lost',
    tries: (count) => counted(count, 'try', 'tries'),
  },
  bonus: 'bonus',
  goal: (goal) => `Goal: ${counted(goal, 'Mission', 'Missions')}`,
};
