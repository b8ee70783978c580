import { createContext } from 'react';

/** Whether a page is only a picture of a table: without tools, log, sheets or keys, and not a landmark. */
export const StillContext = createContext(false);
