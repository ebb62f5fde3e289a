/** The stock that a table is made of: vowels, and the frames of consonants that stand around them. */
import { alphabets, knownClosings, knownOpenings, type SyllableLanguage } from './alphabets.ts';
import { isDecent } from './decency.ts';

/** Where most of the consonants are: before the vowel (ma, sta, stam), or behind it (am, sam, samt). */
export const patterns = ['before', 'after', 'both'] as const;
export type Pattern = (typeof patterns)[number];

export interface StockOptions {
  readonly language: SyllableLanguage;
  /** The letters that are learnt first, or all. */
  readonly letters: 'first' | 'all';
  /** Letters of one's own, in lower case; none for those of the language. */
  readonly vowels: readonly string[];
  readonly consonants: readonly string[];
  /** Sounds in a syllable, 2 to 4, one of them the vowel. */
  readonly length: number;
  readonly pattern: Pattern;
}

/** The consonants of a syllable, and with which vowels of the stock they make one. */
export interface Frame {
  readonly before: string;
  readonly after: string;
  readonly vowels: ReadonlySet<string>;
}

export interface Stock {
  /** In the order of teaching, as the frames are. */
  readonly vowels: readonly string[];
  readonly frames: readonly Frame[];
}

/** What stands around the vowel, sorted by how many sounds it has. */
interface Consonants {
  readonly onsets: readonly string[];
  readonly codas: readonly string[];
  readonly openings: readonly string[];
  readonly closings: readonly string[];
}

/** The vowels that these options are about, those of the language where none of one's own are given. */
export function vowelsOf({ language, letters, vowels }: StockOptions): readonly string[] {
  const { first, later } = alphabets[language].vowels;
  if (vowels.length > 0) return vowels;
  return letters === 'first' ? first : [...first, ...later];
}

/** The consonants that these options are about, each once. */
export function consonantsOf(options: StockOptions): readonly string[] {
  const { onsets, codas } = singles(options);
  return [...new Set([...onsets, ...codas])];
}

function singles({ language, letters, consonants }: StockOptions): Pick<Consonants, 'onsets' | 'codas'> {
  if (consonants.length > 0) return { onsets: consonants, codas: consonants };
  const { onsets, codas } = alphabets[language];
  return letters === 'first'
    ? { onsets: onsets.first, codas: codas.first }
    : { onsets: [...onsets.first, ...onsets.later], codas: [...codas.first, ...codas.later] };
}

function consonantsFor(options: StockOptions): Consonants {
  const own = options.consonants;
  if (own.length > 0) {
    return {
      ...singles(options),
      openings: clustersOf(own, knownOpenings),
      closings: clustersOf(own, knownClosings),
    };
  }
  const { openings, closings } = alphabets[options.language];
  if (options.letters === 'all') return { ...singles(options), openings, closings };
  const known = consonantsOf(options);
  const isKnown = (cluster: string) => [...cluster].every((letter) => known.includes(letter));
  return { ...singles(options), openings: openings.filter(isKnown), closings: closings.filter(isKnown) };
}

/** Two letters of one's own that are known to stand together; one that is a cluster itself counts as well. */
function clustersOf(own: readonly string[], known: ReadonlySet<string>): string[] {
  const pairs = own.flatMap((first) => own.map((second) => first + second));
  return [...new Set([...own, ...pairs])].filter((cluster) => known.has(cluster));
}

const across = (befores: readonly string[], afters: readonly string[]) =>
  befores.flatMap((before) => afters.map((after) => ({ before, after })));

/** The frames of a length, those with more before the vowel apart from those with more behind it. */
function framesOf({ onsets, codas, openings, closings }: Consonants, length: number) {
  if (length === 2) return { before: across(onsets, ['']), after: across([''], codas) };
  if (length === 3) return { before: across(openings, ['']), after: across(onsets, codas) };
  return { before: across(openings, codas), after: across(onsets, closings) };
}

function gather(options: StockOptions): Stock {
  const vowels = vowelsOf(options);
  const { before, after } = framesOf(consonantsFor(options), options.length);
  const wanted = [
    ...(options.pattern === 'after' ? [] : before),
    ...(options.pattern === 'before' ? [] : after),
  ];
  // Of consonants of one's own nobody knows what is possible.
  const impossible = options.consonants.length > 0 ? [] : alphabets[options.language].impossible;
  const frames = wanted.map((frame) => ({
    ...frame,
    vowels: new Set(
      vowels.filter((vowel) => {
        const parts = [frame.before, vowel, frame.after];
        return !impossible.some((rule) => rule.test(parts.join('-'))) && isDecent(parts.join(''));
      }),
    ),
  }));
  return { vowels, frames: frames.filter((frame) => frame.vowels.size > 0) };
}

let last: { readonly of: string; readonly stock: Stock } | null = null;

/**
 * What tables with these options are made of: no syllable of it is impossible in the language, or rude in any. The last
 * one is kept: a form asks for it with every change, and most changes are of other settings.
 */
export function stockOf(options: StockOptions): Stock {
  const { language, letters, vowels, consonants, length, pattern } = options;
  const of = JSON.stringify([language, letters, vowels, consonants, length, pattern]);
  if (last?.of !== of) last = { of, stock: gather(options) };
  return last.stock;
}
