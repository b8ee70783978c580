import { createContext } from 'react';

/** Whether the game was already over when the page was opened: then its count is not animated again. */
export const EndSeen = createContext(false);
