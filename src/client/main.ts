import { rememberedLanguage } from './device.ts';
import { startSettings } from './settings/settings.ts';
import { shellText } from './text/shell.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:game-colours.css';
import './styles/base.css';

// This file is small so that it is here long before the house: only it knows whose words to fetch meanwhile.
const root = document.getElementById('app');
if (root === null) throw new Error('index.html must have an element with the id app');
document.documentElement.lang = rememberedLanguage();
startSettings();
// Not awaited here: the house shares files with this one, and would wait for it in turn.
void Promise.all([import('./house.tsx'), shellText.fetch(rememberedLanguage())]).then(([house]) =>
  house.openHouse(root),
);
