import { rememberedLanguage } from '../device/device.ts';
import { startSettings } from '../device/settings.ts';
import { shellText } from '../text/text.ts';
import '../kit/styles/fonts.css';
import '../kit/styles/tokens.css';
import 'virtual:game-colours.css';
import '../kit/styles/base.css';
import '../kit/styles/motion.css';
import '../kit/styles/parts.css';

// This file is small so that it arrives long before the app (app.tsx), and can request the reader's language meanwhile.
const root = document.getElementById('app');
if (root === null) throw new Error('index.html must have an element with the id app');
document.documentElement.lang = rememberedLanguage();
startSettings();
// Not awaited here: the app imports modules of this chunk, so each would wait for the other.
void Promise.all([import('./app.tsx'), shellText.fetch(rememberedLanguage())]).then(([app]) => app.openApp(root));
