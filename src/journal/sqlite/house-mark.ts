/** Twelve digits that count up, so that one mark is known to be later than another; then what no other file has. */
const FORM = `printf('%012d-%s', count, lower(hex(randomblob(8))))`;
const COUNT_DIGITS = 12;
const WRITTEN = /tidied(\d{12}-[0-9a-f]{16})/g;

/** Brings the mark of a file to this form, from the one it had in the version before. */
export const FIRST_MARK = `UPDATE house_marks SET value = (SELECT ${FORM} FROM (SELECT 1 AS count)) WHERE name = 'tidied'`;
/** Sets the next mark. */
export const NEXT_MARK = `UPDATE house_marks
  SET value = (SELECT ${FORM} FROM (SELECT CAST(substr(value, 1, ${COUNT_DIGITS}) AS INTEGER) + 1 AS count))
  WHERE name = 'tidied'`;

/** The mark on a page as it is on the disk; an earlier one may still lie in the unused part of the page. */
export function markOn(page: Buffer): string | undefined {
  return [...page.toString('latin1').matchAll(WRITTEN)]
    .map(([, mark]) => mark)
    .toSorted()
    .at(-1);
}

/** Whether a mark can stand between two others in the life of one file: its count does, and the same count is the same mark. */
export function isBetween(mark: string, [earlier, later]: readonly [string, string]): boolean {
  const count = countOf(mark);
  if (count < countOf(earlier) || count > countOf(later)) return false;
  return [earlier, later].every((other) => countOf(other) !== count || other === mark);
}

function countOf(mark: string): string {
  return mark.slice(0, COUNT_DIGITS);
}
