/** Fields by which somebody is reached, or gets into an account: which endpoint tells them, written out once more. */
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import { expect, test } from 'vitest';
import { openApi, type Operation } from '../src/platform/docs/openapi.ts';

const ownAccount = ['getMe', 'updateMe', 'changeDetails'] as const;
const onePerson = ['getStudent', 'updateStudent', 'takeInStudent', 'getTeacher', 'updateTeacher'] as const;
const begunSession = ['signIn', 'signInByCard', 'refreshTokens', 'register'] as const;
const playsOfOne = ['drawTickets', 'startPlay', 'retryPlay', 'getPlay'] as const;
const tasksOfStaff = ['createTask', 'getTask', 'updateTask', 'getTaskStatistics'] as const;
const templates = ['listTaskTemplates', 'createTaskTemplate', 'getTaskTemplate'] as const;

const told: Readonly<Record<string, readonly EndpointName[]>> = {
  email: [...ownAccount, ...onePerson],
  phone_number: [...ownAccount, ...onePerson],
  refresh: begunSession,
  // Once, to who gives it to somebody.
  password: [
    'createStudent',
    'createStudents',
    'createTeacher',
    'createSchool',
    'changeDirector',
    'resetPassword',
    'resetPasswords',
  ],
  token: ['drawTickets', 'makeCards', 'makeRecoveryLink'],
  secret: ['beginSecondFactor'],
  uri: ['beginSecondFactor'],
  recovery_codes: ['confirmSecondFactor', 'renewRecoveryCodes'],
  // From which all that will be asked could be known.
  seed: [...playsOfOne, ...tasksOfStaff, ...templates],
  password_hash: [],
  token_hash: [],
};

/** Which pupils are told a name that signs in: their own, and staff who may see it. */
const usernamesForPupils: readonly EndpointName[] = [...ownAccount, 'getStudent', 'recover'];

/** Names of all fields in a JSON schema, whatever holds them. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...fieldsIn(inner),
  ]);
}

const operations = Object.values(openApi().paths).flatMap((path): Operation[] => Object.values(path));

/** Names of endpoints that answer a field, if they are called as they should be. */
const tellersOf = (field: string) =>
  operations
    .filter(({ responses }) =>
      Object.entries(responses).some(
        ([status, answer]) => status !== 'default' && fieldsIn(answer).includes(field),
      ),
    )
    .map(({ operationId }) => operationId);

test.each(Object.entries(told))('%s is told by those endpoints and no other', (field, tellers) => {
  expect(tellersOf(field).toSorted()).toEqual(tellers.toSorted());
});

test('pupils are told names that sign in only of themselves', () => {
  const forPupils = tellersOf('username').filter((name) => {
    const { access } = endpoints[name as EndpointName];
    return access === 'public' || 'STUDENT' in access;
  });
  expect(forPupils.toSorted()).toEqual(usernamesForPupils.toSorted());
});
