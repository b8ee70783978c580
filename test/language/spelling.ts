/** American spellings; the project writes British English. Names of others stay as they are. */
const AMERICAN =
  /(?<![\p{L}-])(?:(?:un)?color(?:s|ed|ful|ing|less)?|behavior(?:s|al)?|cent(?:er(?:s|ed|ing)?)|cancel(?:ed|ing)|jewel(?:ed|er|ry)|label(?:ed|ing)|model(?:ed|ing)|travel(?:ed|er|ing)|armor(?:ed|y)?|harbor(?:s|ed)?|neighbor(?:s|ing)?|favor(?:s|ed|ite|ites)?|flavor(?:s|ed)?|honor(?:s|ed)?|humor|rumor|gray|catalog|dialog|defense|offense|fulfill|skillful|recogniz(?:e|es|ed|ing)|organiz(?:e|es|ed|ing)|realiz(?:e|es|ed|ing)|apologiz(?:e|es|ed|ing)|serializ(?:e|es|ed|ing|ation)|normaliz(?:e|es|ed|ing)|initializ(?:e|es|ed|ing)|optimiz(?:e|es|ed|ing)|minimiz(?:e|es|ed|ing)|customiz(?:e|es|ed|ing)|analyz(?:e|es|ed|ing)|practic(?:ed|ing)|license[sd]?(?! (?:MIT|for))|yogurt)(?![\p{L}-])/giu;

/** Fixed names: a licence by its name, and styles. */
const NAMES =
  /Open Font License|Public License|Apache License|MIT License|\blicense\b(?=[":`])|`[^`]*`|https?:\/\/\S+/g;

/** The American spellings in a text. */
export function americanIn(text: string): string[] {
  return [...text.replaceAll(NAMES, '').matchAll(AMERICAN)].map(([found]) => found);
}

/** Straight apostrophes and quotation marks between words; on screen and in rulebooks they must be ’ and “ ”. */
export function straightIn(text: string): string[] {
  return [...text.matchAll(/\p{L}'\p{L}?|"[^"]+"/gu)].map(([found]) => found);
}
