import { createContext } from 'react';

/** What a sign on the table is called and means, in one sentence. */
export interface SignText {
  name: string;
  says: string;
}

/** The signs of a game by their id, in the reader's language. */
export type Signs = Readonly<Record<string, SignText>>;

/** The signs of the table around. */
export const SignsContext = createContext<Signs>({});

/** The signs within an element, each once. */
export function signsIn(element: Element | null | undefined): string[] {
  const ids = [...(element?.querySelectorAll<HTMLElement>('[data-sign]') ?? [])].map(
    ({ dataset }) => dataset.sign ?? '',
  );
  return [...new Set(ids)];
}
