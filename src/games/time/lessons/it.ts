import type { TextOf } from '../../../client/learn/level.ts';
import type { timeLevels } from './levels.ts';

/** The lessons of Dungeon Time in Italian. */
export const timeIt: TextOf<typeof timeLevels> = {
  story: {
    name: 'Mano, Missioni e Storia',
    lead: 'Gioca una Missione con ciò che le serve.',
    lessons: {
      ready: {
        act: 'Guarda le tue cinque carte, poi di’ che ci sei.',
        why: 'Quattro sono Oggetti. La carta scura è una Missione, con i due Oggetti che le servono. In queste lezioni non c’è clessidra.',
      },
      item: {
        act: 'Gioca uno dei due Oggetti che servono alla tua Missione.',
        why: 'Non ci sono turni: quando vuoi giochi una carta sull’unica Storia, e ne peschi un’altra.',
      },
      another: {
        act: 'Gioca l’altro.',
        why: 'Della Storia resta in vista solo la carta in cima. Ricorda che cosa c’è sotto.',
      },
      mission: {
        act: 'Ora gioca la Missione.',
        why: 'La Storia si racconta dalla prima carta all’ultima: gli Oggetti devono venire prima della loro Missione.',
      },
      backpack: {
        act: 'Attenzione allo Zaino.',
        why: 'Gli Oggetti che nessuna Missione ha ancora usato dovranno starci tutti: 8 spazi, ognuno per 3 dello stesso tipo. Se si rompe, è tutto perduto.',
      },
    },
    learnt: 'Prima gli Oggetti, poi la Missione a cui servono, tutto su un’unica Storia, e tutto a memoria.',
  },
  calls: {
    name: 'Chiamare, scartare, finire',
    lead: 'Giocate insieme: di’ che cosa ti serve.',
    lessons: {
      need: {
        act: 'Alla tua Missione manca un Oggetto. Toccalo nel suo elenco per chiederlo.',
        why: 'Forse ce l’ha qualcun altro. Un tocco lo dice a tutti.',
      },
      discard: {
        act: 'Scarta una carta che non serve a nessuno.',
        why: 'Tocca Scarta, poi la carta: ne peschi un’altra. Le carte scartate non tornano.',
      },
      done: {
        act: 'Di’ che hai finito.',
        why: 'Ti restano carte, perciò ti si chiede se ne sei certo. La fase finisce allo scadere del tempo o quando tutti hanno finito. Fino ad allora puoi ripensarci.',
      },
    },
    learnt: 'Parlate sempre, scartate ciò che è d’intralcio, e dite quando avete finito.',
  },
  resolution: {
    name: 'La Storia si racconta',
    lead: 'Una Missione ha successo, e una fallisce.',
    lessons: {
      reveal: {
        act: 'Rivela la prima carta.',
        why: 'La Storia si capovolge, e le carte arrivano nell’ordine in cui sono state giocate.',
      },
      mission: {
        act: 'Continua finché arriva una Missione.',
        why: 'Gli Oggetti vanno nello Zaino. La Missione ha successo se c’è tutto ciò che elenca.',
      },
      reward: {
        act: 'Ha avuto successo. Prendi la Ricompensa, o rifiutala.',
        why: 'I suoi Oggetti sono spesi. Una Ricompensa è un Oggetto in più nello Zaino: bene se serve, un peso se no.',
      },
      fail: { act: 'Rivela la prossima carta.', why: 'Un’altra Missione, e stavolta si è dimenticato un Oggetto.' },
      drop: {
        act: 'È fallita. Scegli che cosa se ne va con lei.',
        why: 'Degli Oggetti che elenca puoi scartare nessuno, alcuni o tutti. Così si fa posto.',
      },
      finish: {
        act: 'Rivela ciò che resta, e chiudi il libro.',
        why: 'Si vince con abbastanza Missioni e lo Zaino intero. Qui ce n’era una sola, dunque stavolta non può bastare.',
      },
    },
    learnt:
      'Una Missione ha successo se, quando arriva, i suoi Oggetti sono nello Zaino. Dieci su dodici vincono il primo scenario.',
  },
};
