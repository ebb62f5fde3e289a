import { expect, test } from 'vitest';
import { withoutSplitting } from './route-options.ts';

test('only how a route is split is taken away', () => {
  const route = (splitting: string) => `createFileRoute('/a')({ staticData: {}, ${splitting}loader })`;
  expect(withoutSplitting(route(`codeSplitGroupings: [['component', 'loader']], `))).toBe(route(''));
  expect(withoutSplitting(route(''))).toBe(route(''));
});
