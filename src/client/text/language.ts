import { useSyncExternalStore } from 'react';
import type { Locale } from '../../engine/text.ts';
import { rememberedLanguage, rememberLanguage } from '../device/device.ts';
import { byLanguage, fetchAll } from './by-language.ts';
import type { AppText } from './text.ts';
import { shellText } from './text.ts';

const listeners = new Set<() => void>();
let current: Locale = rememberedLanguage();
/** The language chosen last; its texts may still be loading. */
let chosen = current;
document.documentElement.lang = current;

/** Changes the language in place, and stores it on this device. */
export async function setLanguage(locale: Locale): Promise<void> {
  await previewLanguage(locale);
  if (current === locale) rememberLanguage(locale);
}

/** Changes the language until the page is reloaded: all at once, when its texts are loaded. */
export async function previewLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  tell();
  // Offline and never fetched before: the page stays in its language.
  const isHere = await fetchAll(locale).then(
    () => true,
    () => false,
  );
  if (chosen !== locale) return;
  if (isHere) current = locale;
  chosen = current;
  document.documentElement.lang = current;
  tell();
}

/** The language the page is in. */
export function localeNow(): Locale {
  return current;
}

/** The language the page is in. */
export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, localeNow);
}

/** The language chosen, from the tap on: its texts may still be loading. */
export function useChosenLocale(): Locale {
  return useSyncExternalStore(subscribe, () => chosen);
}

/** The shell's texts in the page's language. */
export function useText(): AppText {
  return shellText.in(useLocale());
}

/** Makes a hook for some texts in the page's language. They will be needed, so fetching starts at once. */
export function wordsHook<Text>(files: Readonly<Record<Locale, () => Promise<Text>>>): () => Text {
  const words = byLanguage(files);
  // On failure, rendering reports it.
  words.fetch(current).catch(() => undefined);
  return () => words.in(useLocale());
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
