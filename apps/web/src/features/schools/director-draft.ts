/** What is filled in about a school's director, and what is sent of it. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import type { changeDirector } from '@mindhero/contract/school';
import { type Faults, missing } from '../../platform/form/faults.ts';

export interface DirectorDraft {
  readonly kind: 'existing' | 'new' | 'none';
  /** What is looked for among those who exist, and who of them is chosen. */
  readonly search: string;
  readonly id: number | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}

export const emptyDraft: DirectorDraft = {
  kind: 'existing',
  search: '',
  id: null,
  first_name: '',
  last_name: '',
  username: '',
};

/** What cannot be sent as it is. */
export function faultsOfDraft({ kind, id, first_name }: DirectorDraft): Faults {
  const [at, value] = kind === 'existing' ? ['id', id] : ['first_name', first_name];
  const fault = kind === 'none' ? null : missing(value);
  return fault === null ? {} : { [`director.${at}`]: fault };
}

/** A draft without faults as the server takes it; without a username one is made from the name. */
export function directorOf(draft: DirectorDraft): RequestOf<typeof changeDirector>['body']['director'] {
  const { kind, id, first_name, last_name, username } = draft;
  if (kind === 'new') return { first_name, last_name, ...(username.trim() !== '' && { username }) };
  return kind === 'existing' && id !== null ? { id } : null;
}
