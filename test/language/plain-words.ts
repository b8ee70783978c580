import type { Locale } from '../../src/engine/text.ts';

/** Where a sentence is used: rulebooks and cards may say "Chi ...", as Italian ones do. */
type Place = 'screen' | 'print';

/** Phrases that read like a translation or a riddle. Questions are exempt. */
const ODD: Readonly<Record<Locale, Readonly<Record<Place, readonly RegExp[]>>>> = {
  en: {
    screen: [
      /^And then\?/,
      /\bnobody minds\b/i,
      /\bgave way\b/,
      /\bThe Story goes on: /,
      /\bInto the Backpack: /,
      // A button names its action: "Go to the table".
      /^To the [^.]*$/,
      /\b(?:from|of|for) whoever\b/i,
      /\banew\b/i,
      /\bone must\b/i,
      /\b\w+ fewer\b(?=[.:])(?<!that many fewer)/i,
      // "2 more points", "one more die".
      /\b(?:\d+|one|two) [a-z]+(?: points?)? more\b(?! than)/,
      /\b(?:\d+|one) (?:points?|creatures?|lives|life|gold) (?:less|fewer)\b/,
      /, a Treasure is unlikely/,
      /\bat best\b/,
      // "Nobody has finished it yet."
      /^0 people (?:have|are)\b/,
      /\btimes of 100\b/,
      /\bheld against\b/,
      /\bhave the roll\b/,
      /\b(?:his|her|their|its|something) from [^:.]*: \p{L}/u,
      /\bcan be used$/,
      /: stopped\b/,
      /\bhits? you\b/,
      /\bA fight: /,
      /\bglowing edge or end it\b/,
      /\bWho goes down\b/,
      /\bso far \(\d/,
      /\bLost so far\b/,
      /\bcampaign [A-Z]{5}/,
      /\bwhoever (?:comes|gets|leads|looks|runs)\b/i,
      // "Not won", "1 more is needed": a result is neither negated nor without a subject.
      /^Not won\b/,
      /\bmore [^.]*\b(?:is|are) needed\b/,
    ],
    print: [
      /\bneed not\b/i,
      // "At random", "the server’s clock", "no placement rule applies", "is worth 6".
      /\bby lot\b/i,
      /\bdraws? lots\b/i,
      /\bof the house\b/i,
      /\bsaves? nobody\b/i,
      /\basks? for no\b/i,
      /\breads \d/,
      /\bis something\./,
      /\bplain ways\b/,
      // "Who is gone ..." and "for who has ..." as a subject or object.
      /(?:^|[.:;!] )Who\b[^?]*(?:[.!]|$)/,
      /\b(?:for|to|of|with|from|by|than|lets?|but|only) who\b[^?]*(?:[.!]|$)/i,
      /\bone \p{L}+ fewer\b/iu,
      /\bwithout AP\b/,
      /\bdie of tiles\b/,
      /\bwhoever (?:lays|stands|gives|dies|used)\b/i,
      /\bwould have done\b/,
      /\blies? as it should\b/,
      /\bstood in for\b/,
      /\bwalks? on and has\b/,
    ],
  },
  it: {
    screen: [
      // The host is "chi ospita", because "ospite" also means guest.
      /(?:^|[.:;!] )Chi\b(?! ospita)[^?]*(?:[.!]|$)/,
      /^Per chi\b[^?]*(?:[.!]|$)/,
      /^E poi\?/,
      /\bnessuno obietta\b/i,
      /\bbastava(?:no)? altr[ie]\b/,
      /\bsta(?:nno)? come deve\b/,
      // «Annulla una Vespa o un Ragno.»
      /^Annulla: /,
      /\bnon va su nessun\b/i,
      /\bprendi una sedia\b/i,
      /\bSalta al presente\b/,
      /\bgiochi (?:da tavolo )?(?:nei|di) dungeon\b/i,
      /\bGira carte\b/,
      /^Lascia$/,
      /\bvalgono 1\b/,
      /\bregge ancora\b/,
      /\ba meno che qualcuno\b/,
      /\brimette tutto\b/i,
      /\bcombattere un round\b/i,
      /(?:^|[.:] )(?:Goffaggine|Confusione|Oscurità|Lentezza) (?:ti )?colpisce\b/,
      /: rest(?:a|ano) \d+ vit[ae]\b/,
      /\bChi scende\b/,
      /\bintervallo di fiducia\b/i,
      // A button names its action: «Vai al tavolo».
      /^(?:Al (?!suo)|Alla |All’)[^.]*$/,
      // «Il 2º posto su 7», «quale creatura del tuo lunedì?», «dal lunedì di Ada».
      /\bPosto \d+ su \d/,
      /\bora tua\b/,
      /\be la partita era vinta\b|\bla partita era vinta con\b/i,
      /(?<!») è fallita\b/,
      /, \d+ volte\.$/,
      /^0 persone (?:l’|h|s)/,
      /creatura\? \(/,
      /\(\p{L}+, (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)\)/u,
      /\bSuona piano\b/,
      /\bal comando\b/,
      /\brischiare il dado\b/,
      /\bal massimo$/,
      /\bc’è un’abilità da usare\b/,
      // «Ti va in pezzi la Spada»: a sentence does not begin with its verb alone.
      /^(?:\p{L}+: v|V)a in pezzi\b/u,
      /\bstrappa qualcosa(?: \p{L}+ \p{Lu}\p{L}+)?: /u,
      // The reader after «su» is «su di te»; the article joins «su».
      /\bsu te\b/,
      /\bsu (?:il|lo|la|i|gli|le) \p{L}/u,
      /\bfa(?:nno)? finire (?:il|la)\b/,
      /\bFinit[oaie] (?:il|la|i|le) /,
    ],
    print: [
      // «La carta in cima al mazzo», «chi è assente», «scegli un giorno», «la fine si controlla», «vale 6».
      /\bprima carta del mazzo\b/i,
      /\bsolo la prima carta\b/i,
      /\b(?:è|sei) lontan[oa]\b/i,
      /\borologio della casa\b/i,
      /\bla casa le ha\b/i,
      /\bnomina un(?:a)? (?:giorno|creatura)\b/i,
      /\bla fine si verifica\b/i,
      /\blegge \d/,
      /\bè qualcosa\./,
      /\bnon salvano nessuno\b/i,
      /^Rivelate tutte\b/i,
      /\bCompite\b/,
      /\b[Dd]orsi\b/,
      /\bportachiavi\b(?! o )/i,
      // "Until something happens" is «finché non»; without «non» it means "as long as".
      /\bfinché (?:(?!\bnon\b)[^.,:;])*\b(?:muore|arriva|torna|trovi|è finit[oa])\b/,
    ],
  },
};

/** The banned phrases found in a sentence. */
export function bannedIn(sentence: string, locale: Locale, place: Place): string[] {
  const { screen, print } = ODD[locale];
  return (place === 'screen' ? [...screen, ...print] : print).flatMap((pattern) => {
    const found = pattern.exec(sentence);
    return found === null ? [] : [`“${found[0]}”`];
  });
}
