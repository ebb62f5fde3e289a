import { useState } from 'react';
import { useMe } from '../../../platform/me.ts';
import type { Common } from './student-fields.tsx';

/** What the forms for new students ask for beside names, and how it is sent. */
export function useNewStudents() {
  const { language } = useMe();
  const [common, setAll] = useState<Common>({
    language,
    can_use_math: true,
    can_use_reading: true,
    can_use_logic: true,
  });
  const [group, setGroup] = useState<number | null>(null);
  const setCommon = (change: Partial<Common>) => setAll({ ...common, ...change });
  return { common, setCommon, group, setGroup, body: { ...common, groups: group === null ? [] : [group] } };
}
