/** The texts of the parts that every table has. */
export interface TableText {
  players: string;
  log: string;
  logEmpty: string;
  rules: string;
  help: string;
  helpTitle: string;
  close: string;
  /** For somebody who asks what they can do while waiting. */
  nothingNow: string;
  you: string;
  bot: string;
  away: string;
  and: string;
  /** Opens the rule that forbids something. */
  askRule: string;
  /** Opens the rule of a card that is looked at. */
  itsRule: string;
  /** Shown instead of the keys, without a keyboard. */
  holdForRule: string;
  keysSwitch: string;
  /** What V does at tables with voice chat. */
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

/** The help texts of one game. */
export interface HelpText extends TableText {
  goal: string;
  keys: readonly { key: string; does: string }[];
}
