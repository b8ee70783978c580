/**
 * A name with soft hyphens in its long words. Not every browser can hyphenate: these breaks are right in Italian, and
 * acceptable in English.
 */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(/\p{L}{8,}/gu, divided);
}

function divided(word: string): string {
  const apart = word.replaceAll(/([b-df-hj-np-tv-z])\1/giu, '$1\u00ad$1').replace(/^tran?s/i, '$&\u00ad');
  return apart.replaceAll(/(\p{L}{2}[aeiou](?:[lmnrs](?=[^aeiou]))?)(?=[^aeiou][aeiouàèìòùy]\p{L})/giu, '$1\u00ad');
}
