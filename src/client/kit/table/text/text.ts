/** What the parts say that every game's table has. */
export interface TableText {
  players: string;
  log: string;
  logEmpty: string;
  rules: string;
  help: string;
  helpTitle: string;
  close: string;
  /** For whoever waits and asks what they can do. */
  nothingNow: string;
  you: string;
  bot: string;
  away: string;
  and: string;
  /** Opens the rule that forbids something. */
  askRule: string;
  /** Opens the rule of a card that is looked at. */
  itsRule: string;
  /** In place of the keys, where there is no keyboard. */
  holdForRule: string;
  keysSwitch: string;
  /** What V does at every table with voices. */
  voiceKey: string;
  missed: {
    title: string;
    step(now: number, of: number): string;
    back: string;
    next: string;
    done: string;
    watch: string;
  };
}

/** What help has to say about one game. */
export interface HelpText extends TableText {
  goal: string;
  keys: readonly { key: string; does: string }[];
}
