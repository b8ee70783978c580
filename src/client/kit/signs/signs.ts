import { createContext } from 'react';

/** The name and meaning of a sign, in one sentence. */
export interface SignText {
  name: string;
  says: string;
}

/** The signs of a game by their id, in the reader's language. */
export type Signs<Id extends string = string> = Readonly<Record<Id, SignText>>;

/** The signs of the surrounding table. */
export const SignsContext = createContext<Signs>({});

/** The signs within an element, each once. */
export function signsIn(element: Element | null | undefined): string[] {
  const ids = [...(element?.querySelectorAll<HTMLElement>('[data-sign]') ?? [])].map(
    ({ dataset }) => dataset.sign ?? '',
  );
  return [...new Set(ids)];
}
