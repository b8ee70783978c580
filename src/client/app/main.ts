import { rememberedLanguage } from '../device/device.ts';
import { startSettings } from '../device/settings.ts';
import { shellText } from '../text/shell.ts';
import '../styles/fonts.css';
import '../styles/tokens.css';
import 'virtual:game-colours.css';
import '../styles/base.css';
import '../styles/motion.css';
import '../styles/parts.css';

// This file is small so that it arrives long before the app (house.tsx), and can request the reader's language meanwhile.
const root = document.getElementById('app');
if (root === null) throw new Error('index.html must have an element with the id app');
document.documentElement.lang = rememberedLanguage();
startSettings();
// Not awaited here: the app imports files of this chunk, so each would wait for the other.
void Promise.all([import('./house.tsx'), shellText.fetch(rememberedLanguage())]).then(([house]) =>
  house.openHouse(root),
);
