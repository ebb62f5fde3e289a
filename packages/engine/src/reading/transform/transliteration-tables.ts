/** What each letter is written as in the other script. */
import type { ReadingLanguage } from '../languages.ts';

/**
 * `usual`: as on signs and passports (Ukrainian: Cabinet resolution 55 of 2010; Russian: BGN/PCGN 1947), and from Latin script
 * a table of our own, since there is no standard; `iso9`: ISO 9:1995, letter by letter, which can be undone; `din`: DIN
 * 1460, for German readers.
 */
export type TableId = 'usual' | 'iso9' | 'din';

/** Written otherwise where a word begins or, if the table says so, after some letters. */
interface Placed {
  readonly initial: string;
  readonly within: string;
}

export interface Table {
  /** By small letters; several letters together are written as one where they stand together. */
  readonly letters: ReadonlyMap<string, string | Placed>;
  /** Letters after which the form for the beginning of a word is written, too. */
  readonly initialAfter: ReadonlySet<string>;
  /** Whether the apostrophe of a word is left out. */
  readonly dropsApostrophe: boolean;
}

/** `щ shch, є ye|ie`: the form after the bar stands within a word; a letter alone is left out. */
function tableOf(
  pairs: string,
  { initialAfter = '', dropsApostrophe = false }: { initialAfter?: string; dropsApostrophe?: boolean } = {},
): Table {
  const letters = pairs.split(/,\s*/u).map((pair): [string, string | Placed] => {
    const [letter = '', signs = ''] = pair.trim().split(' ');
    const [initial = '', within] = signs.split('|');
    return [letter, within === undefined ? initial : { initial, within }];
  });
  return { letters: new Map(letters), initialAfter: new Set(initialAfter), dropsApostrophe };
}

const iso9 = tableOf(
  'а a, б b, в v, г g, ґ g̀, д d, е e, ё ë, є ê, ж ž, з z, и i, і ì, ї ï, й j, к k, л l, м m, н n, о o, п p, р r, с s, ' +
    'т t, у u, ф f, х h, ц c, ч č, ш š, щ ŝ, ъ ʺ, ы y, ь ʹ, э è, ю û, я â',
);

const resolution55 = tableOf(
  'а a, б b, в v, г h, ґ g, д d, е e, є ye|ie, ж zh, з z, зг zgh, и y, і i, ї yi|i, й y|i, к k, л l, м m, н n, о o, ' +
    'п p, р r, с s, т t, у u, ф f, х kh, ц ts, ч ch, ш sh, щ shch, ь, ю yu|iu, я ya|ia, ' +
    // Of Russian words in a Ukrainian text the resolution says nothing.
    'ё yo|io, ъ, ы y, э e',
  { dropsApostrophe: true },
);

const bgnPcgn = tableOf(
  'а a, б b, в v, г g, д d, е ye|e, ё yë|ë, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, ' +
    'х kh, ц ts, ч ch, ш sh, щ shch, ъ ”, ы y, ь ’, э e, ю yu, я ya, ' +
    'ґ g, є ye, і i, ї yi',
  { initialAfter: 'аеёиоуыэюяйъь' },
);

const din1460 = {
  ru: tableOf(
    'а a, б b, в v, г g, д d, е e, ё ë, ж ž, з z, и i, й j, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х ch, ' +
      'ц c, ч č, ш š, щ šč, ъ ʺ, ы y, ь ʹ, э ė, ю ju, я ja, ґ g, є je, і i, ї ï',
  ),
  uk: tableOf(
    'а a, б b, в v, г h, ґ g, д d, е e, є je, ж ž, з z, и y, і i, ї ï, й j, к k, л l, м m, н n, о o, п p, р r, с s, т t, ' +
      'у u, ф f, х ch, ц c, ч č, ш š, щ šč, ь ʹ, ю ju, я ja, ё ë, ъ ʺ, ы y, э ė',
  ),
};

/** Letters of other Latin alphabets that are no plain letter with a mark. */
const strange = 'æ е, œ е, ø ё, ł л, ß с, þ т, ð д, đ д, ı и, ŋ н';

/** Only letters that Russian and Ukrainian readers both know, but for ё. */
const play = {
  en: tableOf(
    'a а, b б, c к, d д, e е, f ф, g г, h х, i и, j дж, k к, l л, m м, n н, o о, p п, q к, r р, s с, t т, u у, v в, w в, ' +
      'x кс, y й, z з, sh ш, ch ч, tch ч, th т, ph ф, ck к, qu кв, oo у, ee и, ya я, yu ю, zh ж, kh х, ts ц, ' +
      strange,
  ),
  de: tableOf(
    'a а, b б, c к, d д, e е, f ф, g г, h х, i и, j й, k к, l л, m м, n н, o о, p п, q к, r р, s с, t т, u у, v ф, w в, ' +
      'x кс, y и, z ц, ä е, ö ё, ü ю, sch ш, tsch ч, ch х, ck к, ph ф, qu кв, tz ц, ei ай, ie и, eu ой, äu ой, ' +
      'ja я, ju ю, st шт|ст, sp шп|сп, ' +
      strange,
  ),
};

/** The table by which a language is written in the other script; from Latin script there is one alone. */
export function tableFor(language: ReadingLanguage, id: TableId): Table {
  switch (language) {
    case 'en':
    case 'de':
      return play[language];
    case 'ru':
      return { usual: bgnPcgn, iso9, din: din1460.ru }[id];
    case 'uk':
      return { usual: resolution55, iso9, din: din1460.uk }[id];
  }
}
