import { useSyncExternalStore } from 'react';
import type { Locale } from '../../engine/text.ts';
import { rememberedLanguage, rememberLanguage } from '../device/device.ts';
import { byLanguage, fetchAll } from './by-language.ts';
import { shellText } from './shell.ts';
import type { AppText } from './text.ts';

const listeners = new Set<() => void>();
let current: Locale = rememberedLanguage();
/** What was chosen last; its words may still be on their way. */
let chosen = current;
document.documentElement.lang = current;

/** Changes the language in place, and remembers it on this device. */
export async function setLanguage(locale: Locale): Promise<void> {
  await previewLanguage(locale);
  if (current === locale) rememberLanguage(locale);
}

/** Changes the language until the page is loaded again: all at once, when its words are here. */
export async function previewLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  tell();
  // Without a network and never fetched before: the page stays in the language it has.
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

/** The language that was chosen, from the tap on: its words may still be on their way. */
export function useChosenLocale(): Locale {
  return useSyncExternalStore(subscribe, () => chosen);
}

/** The words of the shell in the page's language. */
export function useText(): AppText {
  return shellText.in(useLocale());
}

/** A hook that gives some words in the page's language. Whoever makes it will want them, so they set out at once. */
export function wordsHook<Text>(files: Readonly<Record<Locale, () => Promise<Text>>>): () => Text {
  const words = byLanguage(files);
  // Where it fails, drawing them says so.
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
