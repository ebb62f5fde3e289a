import type { NewAccount } from '@mindhero/contract/account';
import { MOST_NEW_PASSWORDS, resetPasswords } from '@mindhero/contract/person';
import {
  checkStudentImport,
  type ImportDone,
  type ImportedStudent,
  type ImportProgress,
  type ImportReport,
  importStudents,
} from '@mindhero/contract/student-import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, eventsOf, NetworkError } from '../../../platform/client.ts';
import { forgetPeople } from '../accounts/use-account-steps.ts';

/** What was answered to the questions of a report. */
export interface Answers {
  readonly areNamesakesMeant: boolean;
  /** Of groups with one name the one that is meant, by the name. */
  readonly groups: ReadonlyMap<string, number>;
}

interface Asked {
  readonly file: File;
  readonly answers: Answers;
}

/** A file that was looked at, with what would come of it. */
export interface Checked extends Asked {
  readonly report: ImportReport;
}

export const unanswered: Answers = { areNamesakesMeant: false, groups: new Map() };

const queryOf = ({ areNamesakesMeant, groups }: Answers) => ({
  namesake_meant: areNamesakesMeant ? ('true' as const) : ('false' as const),
  ...(groups.size > 0 && { groups: [...groups.values()].join(',') }),
});

/** The way of a file: checked, carried out, passwords made. */
export function useImport() {
  const queries = useQueryClient();
  /** What was found is no longer so, and was looked for again. */
  const [isOutdated, setOutdated] = useState(false);
  /** Stays in sight while it is looked at again with other answers. */
  const [checked, setChecked] = useState<Checked | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);

  const check = useMutation({
    mutationFn: async ({ file, answers }: Asked): Promise<Checked> => {
      setOutdated(false);
      // Read at once: a file that a spreadsheet has open may change under our hands.
      const kept = new File([await file.arrayBuffer()], file.name, { type: file.type });
      const report = await call(checkStudentImport, { body: kept, query: queryOf(answers) });
      return { file: kept, answers, report };
    },
    onSuccess: setChecked,
  });

  const carryOut = useMutation({
    mutationFn: async ({ file, answers, report: { plan } }: Checked): Promise<ImportDone> => {
      setProgress(null);
      for await (const { type, data } of eventsOf(importStudents, {
        body: file,
        query: { plan: plan ?? '', ...queryOf(answers) },
      })) {
        if (type === 'done') return JSON.parse(data) as ImportDone;
        setProgress(JSON.parse(data) as ImportProgress);
      }
      throw new NetworkError('The import was not told to its end');
    },
    onSuccess: () => forgetPeople(queries),
    onError: async (error, { file, answers }) => {
      if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return;
      await check.mutateAsync({ file, answers });
      setOutdated(true);
    },
  });
  const forget = () => {
    setChecked(null);
    check.reset();
    carryOut.reset();
  };
  return { check, checked, forget, carryOut, progress, isOutdated };
}

export type FirstPasswords = ReturnType<typeof useFirstPasswords>;

/** First passwords for all of them, some at a time; what was made before a failure is kept. */
export function useFirstPasswords(students: readonly ImportedStudent[]) {
  const [passwords, setPasswords] = useState<ReadonlyMap<number, string>>(new Map());
  const make = useMutation({
    mutationFn: async () => {
      const made = new Map(passwords);
      while (made.size < students.length) {
        const next = students.filter(({ id }) => !made.has(id)).slice(0, MOST_NEW_PASSWORDS);
        // One request after the other, so that others who sign in meanwhile do not wait for all of them.
        const some = await call(resetPasswords, { body: { ids: next.map(({ id }) => id) } });
        for (const { id, password } of some) made.set(id, password);
        setPasswords(new Map(made));
      }
      return students.map((student): NewAccount => ({ ...student, password: made.get(student.id) ?? '' }));
    },
    meta: { action: 'create', item: 'students' },
  });
  const made = students.flatMap((student): NewAccount[] => {
    const password = passwords.get(student.id);
    return password === undefined ? [] : [{ ...student, password }];
  });
  return { make, made };
}
