import type { Locale } from '../../../engine/text.ts';
import { the } from './names/it.ts';

/** Short texts for a player's turn. */
export interface DashRecapText {
  /** Gold was found: "3 gold". */
  found(gold: string): string;
  lost(equipment: string): string;
  got(equipment: string): string;
}

/** The recap texts by language. */
export const DASH_RECAP: Readonly<Record<Locale, DashRecapText>> = {
  en: {
    found: (gold) => `+${gold}`,
    lost: (equipment) => `loses ${equipment}`,
    got: (equipment) => `gets ${equipment}`,
  },
  it: {
    found: (gold) => `+${gold}`,
    lost: (equipment) => `perde ${the(equipment)}`,
    got: (equipment) => `riceve ${the(equipment)}`,
  },
};
