/** Transformations of texts: how long a thousand words take in the slowest of the four languages. */
import { streams } from '@mindhero/engine/random';
import { readingLanguages } from '@mindhero/engine/reading/languages';
import { type Choice, transformText } from '@mindhero/engine/reading/transform/transform-text';
import { transformationIds } from '@mindhero/engine/reading/transform/transformation';
import { spanOfWords } from '@mindhero/engine/reading/words';
import { readLibrary } from '@mindhero/library/library';
import { Bench } from 'tinybench';
import type { Figure } from './figure.ts';

const WORDS = 1000;
const TARGET_MS = 5;

/** The slowest form of each; every other one is named by its id alone. */
const slowest: readonly Choice[] = [
  { id: 'encoding', options: { kind: 'numbers' } },
  { id: 'from_the_end', options: { of: 'sentence' } },
];

export async function measure(): Promise<Figure[]> {
  const texts = thousandWords();
  const choices: readonly Choice[] = [...transformationIds.map((id): Choice => ({ id })), ...slowest];
  const figures: Figure[] = [];
  for (const choice of choices) {
    const bench = new Bench({ time: 150, warmupTime: 100 });
    for (const { language, text } of texts) {
      bench.add(language, () => void transformText(text, [choice], { language, random: streams(1) }));
    }
    const tasks = await bench.run();
    const times = tasks.map(({ name, result }) => ({
      name,
      ms: 'latency' in result ? result.latency.p50 : Number.POSITIVE_INFINITY,
    }));
    const { name, ms } = times.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: '', ms: 0 };
    figures.push({
      name: `${WORDS.toLocaleString('en')} words: ${nameOf(choice)} (${name})`,
      measured: `${ms.toFixed(2)} ms`,
      target: `< ${TARGET_MS} ms`,
      met: ms < TARGET_MS,
    });
  }
  return figures;
}

function nameOf({ id, options = {} }: Choice): string {
  return [id, ...Object.values(options)].join(', ');
}

/** As many words of the library in each language. */
function thousandWords() {
  const { texts } = readLibrary();
  return readingLanguages.map((language) => {
    const all = texts
      .filter((text) => text.language === language)
      .map(({ body }) => body)
      .join('\n\n');
    return { language, text: all.slice(0, spanOfWords(all)[WORDS]?.start) };
  });
}
