/** What the transformations promise is kept for texts that are really read. */
import { expect, test } from 'vitest';
import { everyForm, faultOf } from '../../engine/test/transform-invariants.ts';
import { readLibrary } from './library.ts';

/** Every so many texts: they are of one kind, and there are hundreds. */
const STEP = 5;

const texts = readLibrary().texts.filter((_, index) => index % STEP === 0);

test.each(
  everyForm.map((choice) => [`${choice.id} ${JSON.stringify(choice.options ?? {})}`, choice] as const),
)('%s keeps its promises', (_, choice) => {
  expect(texts.length).toBeGreaterThan(50);
  const faults = texts.map(({ body, language, slug }, index) => ({
    slug,
    fault: faultOf(choice, body, language, index),
  }));
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
});
