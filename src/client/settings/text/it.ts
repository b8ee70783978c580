import type { SettingsText } from './text.ts';

/** The settings in Italian. */
export const it: SettingsText = {
  title: 'Impostazioni',
  close: 'Chiudi le impostazioni',
  language: 'Lingua',
  theme: 'Tema',
  themes: { device: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro', contrast: 'Alto contrasto' },
  size: 'Dimensione del testo',
  sample: 'Il testo sarà grande così.',
  font: 'Lettere più facili da distinguere (OpenDyslexic)',
  fontHint: 'Si scaricano quando le scegli.',
  speed: 'Velocità delle animazioni',
  speeds: { half: '0,5×', usual: '1×', double: '2×', off: 'Ferme' },
  speedHint: 'Non devi mai aspettare un’animazione: un tocco vale subito.',
  sound: 'Suoni',
  soundHint: 'Tutto ciò che si sente si vede anche.',
  volume: 'Volume',
  kept: 'Ricordate su questo dispositivo.',
  who: {
    name: 'Il tuo nome',
    odd: 'Questo nome ha caratteri che non si possono mostrare.',
    records: 'I tuoi risultati',
    carry: 'Porta tutto su un altro dispositivo',
  },
};
