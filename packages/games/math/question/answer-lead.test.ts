import { expect, it } from 'vitest';
import { answerLead } from './answer-lead.ts';

it.each([
  ['36 × 7 =', '='],
  ['³√1,728 =', '='],
  ['log₃ x = 4, x =', ', x ='],
  ['logₓ 104,976 = 4, x =', ', x ='],
  ['GCD(24; 36) =', '='],
  ['15 is 30% of which number?', ''],
])('leads from %s to the answer with "%s"', (question, lead) => {
  expect(answerLead(question)).toBe(lead);
});
