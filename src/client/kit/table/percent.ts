/** A share as whole percents. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/**
 * An estimated chance with the half-width of its interval: "62% ±4". An uncertain chance is never shown as 0 or 100.
 */
export function chanceWithin({ share, error }: { share: number; error: number }): string {
  if (error === 0) return percent(share);
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}% ±${wholeError(error)}`;
}

/** The difference of two chances: "+14 ±5". */
export function moreWithin({ more, error }: { more: number; error: number }): string {
  return `+${Math.round(more * 100)} ±${wholeError(error)}`;
}

function wholeError(error: number): number {
  return Math.max(1, Math.ceil(error * 100));
}
