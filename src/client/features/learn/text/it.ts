import type { LearnText } from './text.ts';

/** The words around the lessons in Italian. */
export const it: LearnText = {
  title: (game) => `Impara ${game}`,
  lead: 'Partite vere da un minuto, preparate per insegnarti una cosa alla volta. Non contano, e puoi smettere quando vuoi.',
  done: 'fatto',
  underWay: 'iniziato',
  levelTitle: (level, game) => `${level} · ${game}`,
  step: (now, of) => `Passo ${now} di ${of}`,
  rule: (id) => `La regola (${id})`,
  goOn: 'Avanti',
  again: 'Ricomincia',
  aside: 'Puoi fare anche questo. Quando vuoi:',
  coach: 'Che cosa fare',
  learnt: 'Che cosa hai imparato',
  next: (level) => `Poi: ${level}`,
  playNow: 'Gioca subito una vera partita',
  allLevels: 'Tutti i livelli',
  rules: 'Leggi le regole',
  cannotOpen: 'In questo browser il tavolo non si può preparare.',
  tryAgain: 'Riprova',
  elsewhere: 'Questo livello è aperto in un’altra scheda.',
  begun: 'La tua partita è iniziata!',
  toTable: 'Vai al tavolo',
  fromRules: 'Preferisci imparare giocando? Ogni lezione dura un minuto.',
};
