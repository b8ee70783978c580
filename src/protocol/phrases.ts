/** What can be said with one tap; everybody reads it in their own language. */
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

/** What whoever watches can do instead of speaking. */
export const REACTIONS = ['clap', 'laugh', 'wow', 'cry', 'fire', 'skull'] as const;
export type Reaction = (typeof REACTIONS)[number];
