import type { SettingsText } from './text.ts';

/** The settings in Italian. */
export const it: SettingsText = {
  title: 'Impostazioni',
  close: 'Chiudi le impostazioni',
  language: 'Lingua',
  theme: 'Tema',
  themes: { dark: 'Scuro', light: 'Chiaro', 'as-device': 'Come il dispositivo', contrast: 'Alto contrasto' },
  size: 'Dimensione del testo',
  sample: 'Il testo sarà grande così.',
  font: 'Lettere più facili da distinguere (OpenDyslexic)',
  fontHint: 'Si scaricano quando le scegli.',
  speed: 'Velocità',
  speeds: { half: 'Lenta', usual: 'Normale', double: 'Veloce', off: 'Subito' },
  speedHint:
    'Vale per i movimenti e per quanto vedi le mosse dei bot e degli altri. Non devi mai aspettare: puoi sempre andare avanti.',
  still: 'Il dispositivo chiede meno movimento: finché non scegli un’altra velocità, nulla vola o si gira.',
  odds: 'Mostra le probabilità',
  oddsHint: 'Dove serve, il gioco ti dice le probabilità, in base a quello che tutti hanno visto.',
  sound: 'Suoni',
  soundHint: 'Tutto quello che si sente si vede anche.',
  effects: 'Effetti',
  room: 'Musica e ambiente',
  speech: 'Chiamate ad alta voce',
  music: 'Musica',
  musicHint: 'Suona in sottofondo durante la partita. Si scarica quando la accendi.',
  scanning: 'Gioca con un solo tasto',
  scannings: { off: 'No', slow: 'Lento', usual: 'Normale', fast: 'Veloce' },
  scanningHint:
    'Una cornice passa da una scelta all’altra. Spazio, Invio o un tocco qualsiasi scelgono quella nella cornice. Esc la spegne.',
  vibration: 'Vibrazione',
  vibrationHint: 'Il telefono vibra quando ti succede qualcosa. Tutto quello che si sente vibrare si vede anche.',
  seen: 'Fai vedere quando sei a un tavolo',
  seenBy: { nobody: 'A nessuno', groups: 'Ai miei gruppi', played: 'A tutti quelli con cui ho giocato' },
  seenHint:
    'Lo vedono nella loro pagina iniziale finché ci sei, e possono venire al tavolo. Non resta scritto da nessuna parte.',
  offline: {
    title: 'Salvato per giocare senza rete',
    all: 'Tutti i giochi, con le regole',
    hint: 'Immagini e suoni si aggiungono giocando.',
  },
  kept: 'Restano salvate su questo dispositivo.',
  who: {
    name: 'Il tuo nome',
    odd: 'Questo nome ha caratteri che non si possono mostrare.',
    records: 'I tuoi risultati',
    carry: 'Porta tutto su un altro dispositivo',
  },
};
