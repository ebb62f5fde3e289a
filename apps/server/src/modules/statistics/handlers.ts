/** What became of the training, as each role wants to know it. */
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mountPlatformStatistics } from './platform/mount.ts';
import { mountPupilStatistics } from './pupil/mount.ts';
import { mountSchoolStatistics } from './school/mount.ts';
import { mountTeachingStatistics } from './teaching/mount.ts';

/** The endpoints of the statistics, part by part. */
export function mountStatistics(app: FastifyInstance, context: Context): void {
  mountPupilStatistics(app, context);
  mountTeachingStatistics(app, context);
  mountSchoolStatistics(app, context);
  mountPlatformStatistics(app, context);
}
