/** Joins emoji to one; the only invisible sign a name may have. */
const JOINER = '\u200d';
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Co}]/u;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

/** Whether a name can be shown to everybody: something to see, and nothing that turns or hides the text around it. */
export function isShowable(name: string): boolean {
  return VISIBLE.test(name) && !FORBIDDEN.test(name.replaceAll(JOINER, ''));
}
