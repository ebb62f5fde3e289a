/** From what syllables are made in each language: letters in the order of teaching, clusters, and what no word has. */

export const syllableLanguages = ['EN', 'DE', 'RU', 'UK'] as const;
export type SyllableLanguage = (typeof syllableLanguages)[number];

/** Letters that are learnt first, and those that come later. */
interface Taught {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

export interface Alphabet {
  readonly vowels: Taught;
  /** Consonants before the vowel, one sound each. */
  readonly onsets: Taught;
  /** Consonants behind the vowel. */
  readonly codas: Taught;
  /** Two sounds before the vowel, and two behind it. */
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** What no word of the language has, in syllables written as before-vowel-after. */
  readonly impossible: readonly RegExp[];
}

const list = (letters: string): readonly string[] => letters.split(' ').filter((letter) => letter !== '');
const taught = (first: string, later: string): Taught => ({ first: list(first), later: list(later) });

export const alphabets: Readonly<Record<SyllableLanguage, Alphabet>> = {
  EN: {
    vowels: taught('a e i o u', 'y'),
    onsets: taught('m s t p n d b f g h l r', 'c k v w j z sh ch th'),
    codas: taught('t p n m d g b', 'x ck ll ss ff sh ch th ng'),
    openings: list('bl br cl cr dr fl fr gl gr pl pr sk sl sm sn sp st sw tr tw'),
    closings: list('ct ft lf lk lp lt mp nd nk nt pt sk sp st'),
    // "c" is soft before e, i and y, where "k" stands instead; a short syllable begins with y only as a consonant.
    impossible: [/c-[eiy]-/u, /[^cs]k-[aou]-|^k-[aou]-/u, /w-[uy]-/u, /^-y-/u, /-y-(?:ck|ll|ss|ff|ng)/u],
  },
  DE: {
    vowels: taught('a e i o u', 'ei au ie ä ö ü eu'),
    onsets: taught('m l n s r t f h d b w g k p', 'sch z j st sp pf qu'),
    codas: taught('m l n s r t', 'f k p g d b ch ck ng sch tz'),
    openings: list('bl br dr fl fr gl gr kl kn kr pl pr schl schm schn schr schw tr zw'),
    closings: list('cht ft ld lf lk lt lz mp nd nf nk nt nz rb rd rf rg rk rm rn rt rz st'),
    impossible: [
      /j-(?:i|ei|ie|eu|ä|ü)-/u,
      /qu-(?!(?:a|e|i|ei|ä)-)/u,
      /^-ie-/u,
      // Behind a long vowel no consonant is doubled, and few stand together.
      /-(?:ei|au|eu|ie)-(?:ck|ng|tz|[lmnr][bdfgkmnptz])/u,
    ],
  },
  RU: {
    vowels: taught('а о у ы и', 'э е ё ю я'),
    onsets: taught('м н л с р т к п в з б д', 'г х ж ш ч щ ц ф й'),
    codas: taught('м н л с р т к п', 'в з б д г х ж ш ч ф й'),
    openings: list(
      'бл бр вл вр гл гр гн дв др зв зл зн кв кл кн кр мн пл пр св ск сл см сн сп ст тв тр фл фр хв хл хр шк шл шн шт',
    ),
    closings: list('ст рт рк лк нт нк лт рм рн рж рс мп рд рг рв лн кт фт вк'),
    impossible: [/[жшчщ]-[ыэюя]-/u, /ц-[эёюя]-/u, /[гкх]-[ыэёюя]-/u, /й-(?!о-)/u],
  },
  UK: {
    vowels: taught('а о у е и і', 'я ю є ї'),
    onsets: taught('м н л с р т к п в з б д', 'г х ж ш ч щ ц ґ ф й'),
    codas: taught('м н л с р т к п', 'в з б д г х ж ш ч ц й'),
    openings: list(
      'бл бр вл вр гл гр гн дв др зв зл зн кв кл кн кр мн пл пр св ск сл см сн сп ст тв тр фл фр хв хл хр шк шл шн шт',
    ),
    closings: list('ст рт рк лк нт нк лт рм рн рж рс мп рд рг рв лн кт вк вш йт'),
    // Behind labials and most others these four take an apostrophe, and ї always does.
    impossible: [/[^дзлнрстц-]-[яює]-/u, /[дртц]-є-/u, /\p{L}-ї-/u, /й-(?!о-)/u, /щ-ї-/u],
  },
};

/** Clusters of all languages: of letters of one's own, those that stand together somewhere are put together. */
export const knownOpenings: ReadonlySet<string> = new Set(
  Object.values(alphabets).flatMap(({ openings }) => openings),
);
export const knownClosings: ReadonlySet<string> = new Set(
  Object.values(alphabets).flatMap(({ closings }) => closings),
);
