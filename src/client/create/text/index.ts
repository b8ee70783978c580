import { wordsHook } from '../../language.ts';
import type { CreateText } from './text.ts';

export { WAYS, type Way } from './text.ts';

/** The words of the sheet, in the page's language. */
export const useCreateText = wordsHook<CreateText>({
  en: () => import('./en.ts').then(({ createEn }) => createEn),
  it: () => import('./it.ts').then(({ createIt }) => createIt),
});
