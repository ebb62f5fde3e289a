import { Children, isValidElement } from 'react';
import { expect, test } from 'vitest';
import { withGaps } from './gaps.tsx';

/** The parts of a drawn text, and which of them have a style. */
const parts = (text: string) =>
  Children.toArray(withGaps(text)).map((part) =>
    isValidElement<{ readonly className?: string; readonly children: string }>(part)
      ? { text: part.props.children, isGap: part.props.className !== undefined }
      : { text: part, isGap: false },
  );

test('signs for letters that are left out are set apart, and every sign stays in its place', () => {
  expect(parts('plain words')).toEqual([{ text: 'plain words', isGap: false }]);
  expect(parts('T__ b_ll')).toEqual([
    { text: 'T', isGap: false },
    { text: '__', isGap: true },
    { text: ' b', isGap: false },
    { text: '_', isGap: true },
    { text: 'll', isGap: false },
  ]);
});
