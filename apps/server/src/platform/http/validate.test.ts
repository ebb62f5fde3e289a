import { createText } from '@mindhero/contract/text';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './problem.ts';
import { check, parse } from './validate.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(3)),
  count: z.int().check(z.maximum(10)),
});

function errorsOf(value: unknown): unknown {
  try {
    return parse(schema, value, 'body');
  } catch (error) {
    if (error instanceof ApiError) return error.options.errors;
    throw error;
  }
}

it('says of a list or a number in the place of a text that the type is wrong, not its length', () => {
  expect(errorsOf({ name: [], count: 1 })).toEqual([{ path: 'body.name', code: 'wrong_type' }]);
  expect(errorsOf({ name: [1, 2, 3, 4], count: 1 })).toEqual([{ path: 'body.name', code: 'wrong_type' }]);
  expect(errorsOf({ name: 7, count: 1 })).toEqual([{ path: 'body.name', code: 'wrong_type' }]);
});

it('says of a number beyond all integers what the field allows', () => {
  expect(errorsOf({ name: 'a', count: 1e300 })).toMatchObject([{ path: 'body.count', code: 'too_big' }]);
});

it('names the body itself when it is no object', () => {
  for (const value of [null, [], 'text', 7])
    expect(errorsOf(value)).toEqual([{ path: 'body', code: 'wrong_type' }]);
});

it('says with its code, its field and what the message needs what a rule of the contract finds', () => {
  const input = {
    title: 'The hedgehog',
    language: 'EN',
    difficulty: 'easy',
    topic: null,
    kind: 'facts',
    body: 'It \u202Esleeps.',
    questions: [{ kind: 'literal', text: 'What does it do?', options: ['sleep', 'Sleep'], right: 0 }],
  };
  expect(check(createText.body, input, 'body')).toEqual({
    errors: [
      { path: 'body.body', code: 'hidden_sign', params: { sign: 'U+202E' } },
      { path: 'body.questions.0.options.1', code: 'equal_options', params: { option: 'Sleep' } },
    ],
  });
});
