import { createContext } from 'react';

/** On a shared device, once one's turn is over: the button that covers one's cards and passes the device on. */
export interface PassOn {
  label: string;
  onPass(): void;
}

/** Set while the device must be passed on: the prompt's place has its button. */
export const PassOnContext = createContext<PassOn | undefined>(undefined);
