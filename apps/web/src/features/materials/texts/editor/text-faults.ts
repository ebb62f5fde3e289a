/** What is wrong with a text, said before it is sent, at the paths of what is sent. Pure. */
import { faultsOfText } from '@mindhero/contract/material-faults';
import type { Faults } from '../../../../platform/form/faults.ts';
import { questionsOf, type TextValues } from './text-draft.ts';

/** The first of each place, which is the gravest. */
export function faultsIn({ title, body, questions }: TextValues): Faults {
  const found = faultsOfText({ title, body, questions: questionsOf(questions) });
  return Object.fromEntries(
    found.toReversed().map(({ path, code, params }) => [path.join('.'), { code, params }]),
  );
}
