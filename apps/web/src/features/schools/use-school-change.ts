import type { FieldError } from '@mindhero/contract/errors';
import { getSchool, type School } from '@mindhero/contract/school';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/client.ts';
import { toastFailure } from '../../platform/failures.ts';
import { isChangedMeanwhile } from '../../platform/fault-texts.ts';
import { fieldsOf } from './fields-of.ts';

interface Options {
  readonly id: number;
  /** Told what is stored now: after the change, and after somebody else's. */
  readonly onStored: (school: School) => void;
}

/**
 * One change of a school. If somebody else has changed it meanwhile, it is outdated, and what is stored now takes the place
 * of what was; what was typed stays for another try.
 */
export function useSchoolChange(change: () => Promise<School>, { id, onStored }: Options) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const [isOutdated, setOutdated] = useState(false);

  async function tellOfFailure(error: unknown): Promise<void> {
    if (isChangedMeanwhile(error)) {
      onStored(await call(getSchool, { params: { id } }));
      setOutdated(true);
      return;
    }
    const refused = fieldsOf(error);
    setFaults(refused);
    if (refused.length === 0) toastFailure('update', 'school', error);
  }

  /** Whether it was stored. */
  async function run(): Promise<boolean> {
    setPending(true);
    setFaults([]);
    setOutdated(false);
    try {
      onStored(await change());
      return true;
    } catch (error) {
      await tellOfFailure(error).catch((second: unknown) => toastFailure('update', 'school', second));
      return false;
    } finally {
      setPending(false);
      void queryClient.invalidateQueries({ queryKey: ['schools'] });
    }
  }
  return { run, isPending, faults, isOutdated };
}
