import { createContext } from 'react';

/** Whether a page is only a picture of a table: then it has no tools, log, sheets or keys, and is no landmark. */
export const StillContext = createContext(false);
