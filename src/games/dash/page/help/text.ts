import { counted, type Locale } from '../../../../engine/text.ts';
import { the } from '../../text/names/it.ts';

/** Actions in Dash, in plain words. */
export interface DashNowText {
  flip(faceDown: number): string;
  stop: string;
  use(equipment: string, on: string): string;
  face(card: string): string;
  putBack(card: string): string;
  fumble(equipment: number): string;
  discard(equipment: number): string;
  ready: string;
}

/** Actions in Dash, by language. */
export const DASH_NOW: Readonly<Record<Locale, DashNowText>> = {
  en: {
    flip: (faceDown) => `Flip a card: ${counted(faceDown, 'face-down card', 'face-down cards')}`,
    stop: 'Stop: your turn ends',
    use: (equipment, on) => `Use ${equipment} on ${on}`,
    face: (card) => `Face ${card}`,
    putBack: (card) => `Put ${card} back face down`,
    fumble: (equipment) => `Choose what you lose: ${counted(equipment, 'Equipment card', 'Equipment cards')}`,
    discard: (equipment) => `Give up Equipment you don’t want: ${counted(equipment, 'card', 'cards')}`,
    ready: 'Go on to the next dungeon',
  },
  it: {
    flip: (faceDown) => `Gira una carta: ${counted(faceDown, 'carta coperta', 'carte coperte')}`,
    stop: 'Fermati: il tuo turno finisce',
    use: (equipment, on) => `Usa ${the(equipment)} contro ${the(on)}`,
    face: (card) => `Affronta ${the(card)}`,
    putBack: (card) => `Rimetti coperta ${the(card)}`,
    fumble: (equipment) =>
      `Scegli che cosa perdere: ${counted(equipment, 'carta Equipaggiamento', 'carte Equipaggiamento')}`,
    discard: (equipment) => `Lascia l’Equipaggiamento che non vuoi: ${counted(equipment, 'carta', 'carte')}`,
    ready: 'Vai al prossimo dungeon',
  },
};
