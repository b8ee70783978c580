/** Emoji with joiners or variation selectors: the only place where invisible characters are allowed. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*|\p{Emoji}\ufe0f/gu;
/** Characters that reverse, break or hide text, or are blank without being a space. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks on one letter than any language writes: they would overlap the lines around. */
const STACKED = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a name or a line can be shown to others: it is visible, and nothing in it reverses or hides the text around
 * it.
 */
export function isShowable(text: string): boolean {
  const plain = text.replace(EMOJI, '*');
  return VISIBLE.test(plain) && !FORBIDDEN.test(plain) && !STACKED.test(plain);
}

/** A text without invisible pasted characters: soft hyphens, direction marks, zero-width spaces. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '').trim();
}
