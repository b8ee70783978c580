import { useSyncExternalStore } from 'react';
import type { Locale } from '../engine/text.ts';
import { rememberedLanguage, rememberLanguage } from './device.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import type { AppText } from './text/text.ts';

const texts: Record<Locale, AppText> = { en, it };
const listeners = new Set<() => void>();
let current: Locale = rememberedLanguage();
document.documentElement.lang = current;

/** Changes the language in place, and remembers it on this device. */
export function setLanguage(locale: Locale): void {
  showIn(locale);
  rememberLanguage(locale);
}

/** Changes the language until the page is loaded again. */
export function showIn(locale: Locale): void {
  current = locale;
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/** The language the page is in. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, () => current);
}

/** The words of the shell in the page's language. */
export function useText(): AppText {
  return texts[useLocale()];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
