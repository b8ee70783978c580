/** The gender and number of an Italian noun. */
export type ItalianNoun = 'm' | 'f' | 'm plural' | 'f plural';

/** Names in sentences, with the articles they need. A name of unknown gender gets guillemets instead. */
export interface ItalianNames {
  /** «il Drago», «l’Elfo», «lo Scheletro». */
  the(name: string): string;
  /** «un Drago», «una Vespa»; a plural has its definite article. */
  a(name: string): string;
  /** The preposition merged with the article: «del Drago», «sull’Elfo». */
  after(preposition: 'di' | 'a' | 'da' | 'su', name: string): string;
  /** Whether a verb after it is in the plural. */
  isPlural(name: string): boolean;
}

/** Articles for names; `known` has the gender of first words that do not end in -o, -a or a consonant. */
export function italianNames(known: Readonly<Record<string, ItalianNoun>> = {}): ItalianNames {
  const nounOf = (name: string) => {
    const [first = ''] = name.split(/[\s-]/u);
    return known[first] ?? byEnding(first);
  };
  const the = (name: string) => {
    const noun = nounOf(name);
    return noun === undefined ? `«${name}»` : joined(definite(noun, name), name);
  };
  return {
    the,
    isPlural: (name) => nounOf(name)?.endsWith('plural') ?? false,
    a: (name) => {
      const noun = nounOf(name);
      if (noun === 'f') return joined(VOWEL.test(name) ? 'un’' : 'una', name);
      return noun === 'm' ? joined(HARD.test(name) ? 'uno' : 'un', name) : the(name);
    },
    after: (preposition, name) => {
      const noun = nounOf(name);
      if (noun === undefined) return `${preposition} «${name}»`;
      const article = definite(noun, name);
      const end = article === 'il' ? 'l' : article.startsWith('l') ? `l${article}` : article;
      return joined((preposition === 'di' ? 'de' : preposition) + end, name);
    },
  };
}

/** Prepositions before an article: «di il Nano» becomes «del Nano», «a l’Elfa» «all’Elfa». */
export function withJoinedArticles(sentence: string): string {
  return sentence.replaceAll(
    /(?<![\p{L}’])(di|a|da|su) (il |lo |la |l’|i |gli |le )(?=\p{Lu})/gu,
    (_, preposition: string, article: string) => {
      const end = article === 'il ' ? 'l ' : article.startsWith('l') ? `l${article}` : article;
      return (preposition === 'di' ? 'de' : preposition) + end;
    },
  );
}

const VOWEL = /^[aeiou]/i;
/** Before s with a consonant, z, gn, ps, x and y: «lo Scheletro», «uno Zaino». */
const HARD = /^(s[^aeiou]|z|gn|ps|x|y)/i;

/** Most nouns show their gender; those in -ma and -ta may have either («la melma», «il fantasma»). */
function byEnding(word: string): ItalianNoun | undefined {
  if (/[^mt]a$/.test(word)) return 'f';
  return /[^aeiuàèéìù]$/.test(word) ? 'm' : undefined;
}

function definite(noun: ItalianNoun, name: string): string {
  if (noun === 'f plural') return 'le';
  if (noun === 'm plural') return VOWEL.test(name) || HARD.test(name) ? 'gli' : 'i';
  if (VOWEL.test(name)) return 'l’';
  return noun === 'f' ? 'la' : HARD.test(name) ? 'lo' : 'il';
}

function joined(article: string, name: string): string {
  return `${article}${article.endsWith('’') ? '' : ' '}${name}`;
}
