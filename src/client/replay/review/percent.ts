/** A share as whole percents. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
