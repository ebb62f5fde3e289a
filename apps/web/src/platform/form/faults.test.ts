import { languages } from '@mindhero/content/languages';
import { errorCodes, fieldCodes } from '@mindhero/contract/errors';
import { expect, test } from 'vitest';
import { ApiError } from '../request.ts';
import { faultsOf, missingIn, without } from './faults.ts';

test('what is needed and empty is found, blanks apart', () => {
  const values = { name: ' ', teacher_id: null, privacy_policy: false, comment: '' };
  const needed = ['name', 'teacher_id', 'privacy_policy'] as const;
  expect(missingIn(values, needed)).toEqual({
    name: { code: 'blank' },
    teacher_id: { code: 'required' },
    privacy_policy: { code: 'required' },
  });
  expect(missingIn({ name: 'Koi', teacher_id: 0, privacy_policy: true }, needed)).toEqual({});
});

test('the server’s findings stand at the fields of the form', () => {
  const errors = [
    { path: 'body.name', code: 'too_long' as const, params: { max: 100 } },
    { path: 'body.director.username', code: 'taken' as const },
    { path: 'body.director.username', code: 'formula' as const },
  ];
  const refusal = new ApiError(422, { code: 'invalid_request', errors });
  expect(faultsOf(refusal)).toEqual({
    name: { code: 'too_long', params: { max: 100 } },
    'director.username': { code: 'taken' },
  });
  expect(faultsOf(new Error('lost'))).toEqual({});
  expect(without(faultsOf(refusal), 'name')).toEqual({ 'director.username': { code: 'taken' } });
  expect(Object.keys(without(without(faultsOf(refusal), 'director'), 'nam'))).toEqual(['name']);
  expect(faultsOf(new ApiError(422, { code: 'password_incorrect' }))).toEqual({
    current_password: { code: 'password_incorrect' },
  });
  expect(faultsOf(new ApiError(422, { code: 'code_incorrect' }))).toEqual({
    code: { code: 'code_incorrect' },
  });
});

test.each(languages)('the words in %s are of codes that there are', async (language) => {
  const { default: texts }: { readonly default: typeof import('../../strings/en/faults.json') } =
    await import(`../../strings/${language}/faults.json`);
  const known: readonly string[] = [...fieldCodes, ...errorCodes, 'mismatch', 'other'];
  const said = [...Object.keys(texts.is), ...Object.values(texts.of).flatMap((words) => Object.keys(words))];
  expect(said.filter((code) => !known.includes(code))).toEqual([]);
});
