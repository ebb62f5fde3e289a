/** The calls about students from files. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { checkStudentImport } from '@mindhero/contract/student-import';
import { fileTypes } from '@mindhero/contract/table-file';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../platform/context.ts';
import { mount, mountChange } from '../../../platform/http/mount.ts';
import { lastEvent, workEvents } from '../../../platform/http/work-events.ts';
import { words } from '../../../platform/tables/words.ts';
import { doingOf } from '../caller.ts';
import { expectSchool } from '../changes.ts';
import { carryOut } from './carry-out.ts';
import { findChoices } from './group-choices.ts';
import { readImport } from './import-file.ts';
import { findKnown } from './known.ts';
import { reportOf } from './report.ts';
import { type Answers, stepsFor } from './steps.ts';
import { templateIn } from './template.ts';

/** The endpoints that take students from a file: first what would be done, then just that. */
export function mountImport(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  mount(app, endpoints.checkStudentImport, async (call) => {
    expectSchool(call.actor);
    const { header, rows } = readImport(call.body);
    const doing = doingOf(call, clock());
    const known = await findKnown(db, { ...doing, locked: false }, rows);
    const answers = answersOf(call.query);
    const steps = stepsFor(rows, known, answers);
    const choices = await findChoices(db, doing.reach, { steps, known, answers });
    return { status: 200, body: reportOf(header, steps, choices) };
  });

  mountChange(app, endpoints.importStudents, (call) => {
    expectSchool(call.actor);
    const { rows } = readImport(call.body);
    const { plan, ...query } = call.query;
    const answers = answersOf(query);
    return workEvents((tell) =>
      call.once(async (tx) => {
        const done = await carryOut(tx, doingOf(call, clock()), { rows, plan, answers, tell });
        return { status: 200, body: lastEvent(done) };
      }),
    );
  });

  mount(app, endpoints.getImportTemplate, ({ actor, query }) => {
    const language = query.language ?? actor.account.language;
    const name = `${words[language].list.students}.csv`;
    return {
      status: 200,
      body: { name, type: fileTypes.csv, content: Buffer.from(templateIn(language)) },
    };
  });
}

const answersOf = ({
  namesake_meant,
  groups = [],
}: ParsedRequestOf<typeof checkStudentImport>['query']): Answers => ({
  areNamesakesMeant: namesake_meant === 'true',
  groups: new Set(groups),
});
