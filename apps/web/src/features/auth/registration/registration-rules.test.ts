import { expect, it } from 'vitest';
import { faultsFromServer, faultsIn, type Filled } from './registration-rules.ts';

const good: Filled = {
  role: 'STUDENT',
  first_name: 'Олена',
  last_name: 'Шевченко',
  email: '',
  username: 'olena.sh',
  password: 'Sonnenblume7',
  confirmation: 'Sonnenblume7',
  user_agreement: true,
  privacy_policy: true,
  data_processing: true,
};

it('takes a form in which everything is as it must be', () => {
  expect(faultsIn(good)).toEqual({});
  expect(faultsIn({ ...good, email: ' olena@example.org ', username: ' olena.sh ' })).toEqual({});
});

it('asks for everything but the e-mail address, boxes included', () => {
  const empty = Object.fromEntries(
    Object.entries(good).map(([name]) => [name, /_(agreement|policy|processing)$/.test(name) ? false : '']),
  ) as Filled;
  const { email: _, ...asked } = Object.fromEntries(Object.keys(good).map((name) => [name, 'required']));
  expect(faultsIn(empty)).toEqual(asked);
});

it.each<[Partial<Filled>, object]>([
  [{ first_name: '  ' }, { first_name: 'blank' }],
  [{ username: ' ab ' }, { username: 'too_short' }],
  [{ username: 'ada l' }, { username: 'invalid_format' }],
  [{ username: '\u0430da' }, { username: 'invalid_format' }],
  [{ email: 'ada' }, { email: 'invalid_format' }],
  [{ password: 'kurz1A', confirmation: 'kurz1A' }, { password: 'too_short' }],
  [{ password: 'sonnenblume7', confirmation: 'sonnenblume7' }, { password: 'password_no_uppercase' }],
  [{ confirmation: 'Sonnenblume8' }, { confirmation: 'mismatch' }],
  [{ privacy_policy: false }, { privacy_policy: 'required' }],
])('says what is wrong with %j', (change, faults) => {
  expect(faultsIn({ ...good, ...change })).toEqual(faults);
});

it('puts what the server refuses beside the fields, the first of each', () => {
  const refused = [
    { path: 'body.username', code: 'taken' },
    { path: 'body.consents.user_agreement', code: 'not_an_option' },
    { path: 'body.password', code: 'password_no_digit' },
    { path: 'body.password', code: 'password_common' },
    { path: 'body.language', code: 'not_an_option' },
  ] as const;
  expect(faultsFromServer(refused)).toEqual({
    username: 'taken',
    user_agreement: 'not_an_option',
    password: 'password_no_digit',
  });
});
