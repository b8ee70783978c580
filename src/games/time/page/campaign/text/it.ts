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
  play: (what) => `Giocate: ${what}`,
  playBots: (what) => `Con i bot: ${what}`,
  again: 'Rigiocate, con 7 spazi',
  toTable: 'Vai al tavolo',
  anew: 'Lì non c’è più nessuno? Ricominciate',
  under: (what) => `State giocando: ${what}.`,
  goal: (goal) => `Obiettivo: ${counted(goal, 'Missione', 'Missioni')}`,
  states: {
    here: 'Siete qui',
    next: 'Prossima tappa',
    won: 'Vinto',
    lost: 'Non ancora vinto',
    locked: 'Chiuso',
    open: 'Aperto',
  },
  stars: (count) => `${counted(count, 'stella', 'stelle')} su 3`,
  starsFor: 'Come si ottengono le stelle',
  missions: (count) => counted(count, 'Missione', 'Missioni'),
  best: (missions) => `record: ${counted(missions, 'Missione', 'Missioni')}`,
  tries: (count) => counted(count, 'tentativo', 'tentativi'),
  extendedWon: 'Vinto anche con 7 spazi.',
  opensAfter: (level) => `Prima vincete ${level}.`,
  apart: 'Potete giocarlo anche a parte: non conta per la campagna.',
  offTheRoad: 'Fuori dal cammino',
  offTheRoadLead: 'Scenari singoli, da giocare quando volete. Le stelle contano solo su questo dispositivo.',
  close: 'Chiudi',
};
