/** A share as whole percents. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** An estimated chance with how far its interval reaches: "62% ±4". What is not certain is never 0 or 100. */
export function chanceWithin({ share, error }: { share: number; error: number }): string {
  if (error === 0) return percent(share);
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}% ±${wholeError(error)}`;
}

/** How much more one chance is than another: "+14 ±5". */
export function moreWithin({ more, error }: { more: number; error: number }): string {
  return `+${Math.round(more * 100)} ±${wholeError(error)}`;
}

function wholeError(error: number): number {
  return Math.max(1, Math.ceil(error * 100));
}
