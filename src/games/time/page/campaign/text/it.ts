import { counted } from '../../../../../engine/text.ts';
import type { CampaignText } from './text.ts';

/** The campaign in Italian. */
export const it: CampaignText = {
  lead: 'Quattro livelli, con livelli bonus in mezzo. Si salva dopo ogni partita: tornate con questo link quando volete, tutti o solo alcuni.',
  journey: 'Il viaggio',
  won: 'La campagna è vinta!',
  extended: 'in modalità Estesa',
  next: 'La prossima tappa',
  choose: 'Scegliete dove proseguire.',
  play: (what) => `Giocate ${what}`,
  playBots: (what) => `${what} con i bot`,
  again: 'Di nuovo, con 7 spazi',
  toTable: 'Al tavolo',
  anew: 'Lì non c’è più nessuno? Ricominciate',
  under: (what) => `State giocando: ${what}.`,
  medals: {
    won: (completed, goal) =>
      `vinto: ${counted(completed, 'Missione', 'Missioni')}, ne ${goal === 1 ? 'serviva' : 'servivano'} ${goal}`,
    lost: 'perso',
    tries: (count) => counted(count, 'tentativo', 'tentativi'),
  },
  bonus: 'bonus',
  goal: (goal) => `Obiettivo: ${counted(goal, 'Missione', 'Missioni')}`,
};
