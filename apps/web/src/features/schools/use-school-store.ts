import { getSchool, type School } from '@mindhero/contract/school';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

interface Options {
  readonly id: number;
  /** Told what is stored now: after a change, and after somebody else's. */
  readonly onStored: (school: School) => void;
}

/** What every change of a school ends with; where somebody else was faster, `reload` tells what they stored. */
export function useSchoolStore({ id, onStored }: Options) {
  const queries = useQueryClient();
  const store = (school: School) => {
    onStored(school);
    void queries.invalidateQueries({ queryKey: ['schools'] });
  };
  return { store, reload: async () => store(await call(getSchool, { params: { id } })) };
}
