import { counted, listed } from '../../../../../engine/text.ts';

const and = (names: readonly string[]): string => listed(names, 'and');

/** Playing in one room, in English. */
export const en = {
  /** The title of the big screen's page. */
  screen: 'The big screen',
  scan: 'Scan with your phone to sit down',
  /** The address to type, if the code cannot be scanned. */
  orType: (host: string) => `or go to ${host} and type`,
  onlyHere:
    'This address only works on this computer. Open the page with the computer’s address in your network, so phones can find it.',
  empty: 'free',
  waitingForFirst: 'Waiting for the first phone. The first to sit down is the host.',
  waitingForMore: (missing: number) => `Waiting for ${counted(missing, 'more player', 'more players')}.`,
  botsCome: (bots: number) => `${counted(bots, 'bot sits', 'bots sit')} down at the start.`,
  hostStarts: (name: string) => `${name} starts the game on their phone.`,
  waitingForReady: (names: readonly string[]) => `Not ready yet: ${and(names)}.`,
  sound: 'Turn the sound on',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  alsoHere: 'Sit down on this device',
  again: 'Play again? Anybody can start a rematch on their phone, and this screen follows.',
  home: 'Back to the home page',
  /** For a phone. */
  whole: 'Show the whole table',
  hand: 'Show my hand only',
};
