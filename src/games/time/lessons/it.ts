import type { TextOf } from '../../../client/kit/lessons/level.ts';
import { byDevice } from '../../../client/text/by-device.ts';
import type { timeLevels } from './levels.ts';

/** The lessons of Dungeon Time in Italian. */
export const timeIt: TextOf<typeof timeLevels> = {
  story: {
    name: 'Mano, Missioni e Storia',
    lead: 'Gioca una Missione, e prima gli Oggetti che le servono.',
    lessons: {
      ready: {
        act: 'Guarda le tue cinque carte, poi premi «Ci sono!».',
        why: 'Quattro sono Oggetti. La carta scura è una Missione, con i due Oggetti che le servono. In queste lezioni non c’è clessidra.',
      },
      item: {
        act: 'Gioca uno dei due Oggetti che servono alla tua Missione.',
        why: 'Non ci sono turni: giochi una carta sulla Storia quando vuoi, e ne peschi un’altra.',
      },
      another: {
        act: 'Gioca l’altro.',
        why: 'Della Storia vedi solo la carta in cima. Ricorda che cosa c’è sotto.',
      },
      mission: {
        act: 'Ora gioca la Missione.',
        why: 'La Storia si racconta dalla prima carta all’ultima: gli Oggetti devono venire prima della loro Missione.',
      },
      backpack: {
        act: 'Occhio allo Zaino.',
        why: 'Gli Oggetti che nessuna Missione ha ancora usato devono starci tutti: 8 spazi, ognuno per 3 dello stesso tipo. Se si rompe, avete perso.',
      },
    },
    learnt: 'Prima gli Oggetti, poi la Missione a cui servono: tutto su un’unica Storia, e tutto a memoria.',
  },
  calls: {
    name: 'Chiamare, scartare, finire',
    lead: 'Giocate insieme: di’ che cosa ti serve.',
    lessons: {
      need: {
        act: `Alla tua Missione manca un Oggetto. ${byDevice('Toccalo', 'Cliccalo')} nel suo elenco per chiederlo.`,
        why: 'Forse ce l’ha qualcun altro, e ora tutti sanno che ti serve.',
      },
      discard: {
        act: 'Scarta una carta che non serve a nessuno.',
        why: `${byDevice('Tocca', 'Clicca')} Scarta, poi la carta, e ne peschi un’altra. Le carte scartate non tornano.`,
      },
      done: {
        act: 'Premi «Ho finito».',
        why: 'Hai ancora carte, quindi devi confermare. La fase finisce quando scade il tempo o quando tutti hanno finito. Fino ad allora puoi ripensarci.',
      },
    },
    learnt: 'Parlate sempre, scartate quello che non serve, e dite quando avete finito.',
  },
  resolution: {
    name: 'La Storia si racconta',
    lead: 'Una Missione ha successo, e una fallisce.',
    lessons: {
      reveal: {
        act: 'Rivela la prima carta.',
        why: 'La Storia si capovolge: le carte escono nell’ordine in cui le avete giocate.',
      },
      mission: {
        act: 'Continua finché non esce una Missione.',
        why: 'Gli Oggetti vanno nello Zaino. La Missione ha successo se c’è tutto quello che richiede.',
      },
      reward: {
        act: 'Ha avuto successo. Prendi la Ricompensa, o rifiutala.',
        why: 'I suoi Oggetti sono spesi. Una Ricompensa è un Oggetto in più nello Zaino: ottimo se vi serve, altrimenti occupa spazio.',
      },
      fail: { act: 'Rivela la prossima carta.', why: 'Un’altra Missione, ma stavolta manca un Oggetto.' },
      drop: {
        act: 'È fallita. Scegli che cosa scartare.',
        why: 'Degli Oggetti che richiede puoi scartarne alcuni, tutti o nessuno. Così fai posto.',
      },
      finish: {
        act: 'Rivela le ultime carte, poi guarda il risultato.',
        why: 'Si vince con abbastanza Missioni e lo Zaino intero. Qui ne è riuscita una sola: stavolta non puoi vincere.',
      },
    },
    learnt:
      'Una Missione ha successo se, quando esce, i suoi Oggetti sono nello Zaino. Il primo scenario si vince con dieci su dodici.',
  },
};
