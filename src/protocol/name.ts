/** Emoji, joined to one or told to be coloured: the only place for signs that nobody sees. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*|\p{Emoji}\ufe0f/gu;
/** What turns, breaks or hides text, or is blank without being a space. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language writes: they would reach into the lines around. */
const STACKED = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name or a line can be shown to everybody: something to see, and nothing that turns or hides the text around it. */
export function isShowable(text: string): boolean {
  const plain = text.replace(EMOJI, '*');
  return VISIBLE.test(plain) && !FORBIDDEN.test(plain) && !STACKED.test(plain);
}

/** A text without what gets pasted along unseen: soft hyphens, marks of direction, spaces without width. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '').trim();
}
