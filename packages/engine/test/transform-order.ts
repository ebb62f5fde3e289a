/** What is true of transformations that change order and spaces. */
import { expect } from 'vitest';
import { spansOfSentences } from '../src/reading/sentences.ts';
import { isDecent } from '../src/reading/syllables/decency.ts';
import { folded, graphemes, spanOfWords } from '../src/reading/words.ts';
import { between, type Case, count, isLetter, lettersOf, shape, withWords, words } from './transform-case.ts';

export function withoutSpaces({ before, after }: Case, keepsPunctuation: boolean): void {
  const bare = before.replaceAll(/[^\S\n]/gu, '');
  if (keepsPunctuation) return expect(after).toBe(bare);
  const rest = /[^\p{P}]/gu;
  expect(after.match(rest)).toEqual(bare.match(rest));
  // What is left of it belongs to words and numbers.
  const within = spanOfWords(before)
    .map((word) => word.text)
    .join('');
  expect(after.match(/\p{P}/gu)).toEqual(within.match(/\p{P}/gu));
}

export function moreSpaces({ before, after }: Case, keepsSpaces: boolean): void {
  const bare = (text: string) => text.replaceAll(/[^\S\n]/gu, '');
  expect(bare(after)).toBe(bare(before));
  expect(after).not.toMatch(/ {2}|^ | $/mu);
  const signs = graphemes(keepsSpaces ? before : bare(before));
  const places = signs.filter((sign, index) => isLetter(sign) && isLetter(signs[index + 1] ?? '')).length;
  const old = keepsSpaces ? count(before, /(?<=[^\s])[^\S\n]+(?=[^\s])/gu) : 0;
  const [added, wanted] = [count(after, /[^\S\n]/gu) - old, Math.round(0.25 * places)];
  // In a text of a word or two, each place may make a rude word.
  if (places > 12) expect(added).toBe(wanted);
  else expect(added).toBeLessThanOrEqual(wanted);
}

export function fromTheEnd(given: Case, of: 'text' | 'words' | 'sentence'): void {
  const { before, after, again } = given;
  if (of === 'sentence') {
    return eachSentence(given, (was, is) => expect(is).toEqual(was.toReversed()));
  }
  const turned = (word: string) => graphemes(word).toReversed().join('');
  const isClean = words(before).every((word) => isDecent(word) && isDecent(turned(word)));
  if (of === 'text') {
    if (isClean) expect(again(after)).toBe(before);
    // A rude word is turned round as a whole.
    const bare = (text: string) => graphemes(withWords(text, () => '')).filter((sign) => sign !== '\n');
    expect(bare(after).toSorted()).toEqual(bare(before).toSorted());
    return;
  }
  if (isClean) expect(again(after).toLowerCase()).toBe(before.toLowerCase());
  expect(between(after)).toEqual(between(before));
  const made = words(after);
  for (const [index, word] of words(before).entries()) {
    const other = made[index] ?? '';
    const isRude = !isDecent(lettersOf(word).toReversed().join(''));
    const letters = lettersOf(word.toLowerCase());
    if (!isRude || other !== word) expect(lettersOf(other.toLowerCase())).toEqual(letters.toReversed());
    if (!/[ßẞ]/u.test(word)) expect(shape(other)).toBe(shape(word));
  }
}

export function shuffled(given: Case, isWhole: boolean): void {
  eachSentence(given, (was, is) => {
    expect(is.toSorted()).toEqual(was.toSorted());
    if (new Set(was).size < 2) return;
    if (isWhole) expect(is).not.toEqual(was);
    if (new Set(was).size < was.length || was.length < 3) return;
    for (const [place, word] of is.entries()) expect(word).not.toBe(was[place]);
  });
}

/** A sentence keeps its place and its length, and its words are parted as before. */
function eachSentence(
  { before, after, language }: Case,
  check: (was: readonly string[], is: readonly string[]) => void,
): void {
  expect(after).toHaveLength(before.length);
  for (const { text, start } of spansOfSentences(before, language)) {
    const now = after.slice(start, start + text.length);
    expect(between(now)).toEqual(between(text));
    if (/^[\p{Lu}]/u.test(text)) expect(now).toMatch(/^[\p{Lu}ß\p{N}]/u);
    check(
      ...([text, now].map((one) => spanOfWords(one).map((word) => folded(word.text))) as [
        string[],
        string[],
      ]),
    );
  }
}
