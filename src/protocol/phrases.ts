/** Phrases to say with one tap; everybody reads them in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'lets-go',
  'well-played',
  'thanks',
  'sorry',
  'how-mean',
  'oh-no',
  'once-more',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What spectators can send in place of chat. */
export const REACTIONS = ['clap', 'laugh', 'wow', 'cry', 'fire', 'skull'] as const;
export type Reaction = (typeof REACTIONS)[number];
