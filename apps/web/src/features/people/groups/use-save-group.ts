import { createGroup, type Group, updateGroup } from '@mindhero/contract/group';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { isChangedMeanwhile } from '../../../platform/fault-texts.ts';
import { fieldCodeOf } from '../../../platform/field-errors.ts';
import { groupQuery, keepGroup } from '../../../platform/groups.ts';
import { useNamesakes } from '../../../platform/use-namesakes.ts';

export interface GroupForm {
  readonly name: string;
  readonly teacherId: number | null;
}

/** What is wrong with a form: words for each are in the texts under `fault`. */
export interface GroupFaults {
  readonly name?: 'required' | 'blank' | 'invalid_format';
  readonly teacher?: 'required' | 'not_an_option';
}

interface Saving {
  /** The group as it was when the form was last told of it; null makes a new one. */
  readonly group: Group | null;
  readonly onSaved: (group: Group) => void;
  readonly onRefused: (faults: GroupFaults) => void;
  /** Somebody else was faster: this is how the group is now. */
  readonly onChangedMeanwhile: (group: Group) => void;
}

/** Makes a group, or changes what is different of one. */
export function useSaveGroup({ group, onSaved, onRefused, onChangedMeanwhile }: Saving) {
  const queryClient = useQueryClient();
  const withNamesakes = useNamesakes(group === null ? 'add' : 'rename');
  return useMutation({
    mutationFn: ({ name, teacherId }: GroupForm) => {
      const given = teacherId === (group?.teacher?.id ?? null) ? {} : { teacher_id: teacherId };
      if (group === null) return withNamesakes({ name, ...given }, (body) => call(createGroup, { body }));
      const { id, version } = group;
      return withNamesakes({ version, name, ...given }, (body) =>
        call(updateGroup, { params: { id }, body }),
      );
    },
    onSuccess: (saved) => {
      void keepGroup(queryClient, saved);
      onSaved(saved);
    },
    onError: async (error) => {
      if (group !== null && isChangedMeanwhile(error)) {
        return onChangedMeanwhile(await queryClient.fetchQuery({ ...groupQuery(group.id), staleTime: 0 }));
      }
      const faults = faultsOf(error);
      if (faults === null) toastFailure(group === null ? 'create' : 'update', 'group', error);
      else onRefused(faults);
    },
  });
}

/** What the server found wrong with the fields; null if it was something else. */
function faultsOf(error: unknown): GroupFaults | null {
  const name = fieldCodeOf(error, 'name');
  const teacher = fieldCodeOf(error, 'teacher_id');
  if (name === undefined && teacher === undefined) return null;
  return {
    ...(name !== undefined && { name: name === 'required' || name === 'blank' ? name : 'invalid_format' }),
    ...(teacher !== undefined && { teacher: teacher === 'required' ? teacher : 'not_an_option' }),
  };
}
