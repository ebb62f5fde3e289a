/** Which views of the statistics a person has; each loads its own code. The first one is shown where nothing is said. */
import { type Late, late } from '@mindhero/ui/late';
import type { ComponentType } from 'react';
import { isAdmin, isStudent, type Person } from '../../entities/person/permissions.ts';
import { withTexts } from '../../platform/i18n.ts';
import type { Namespace } from '../../platform/resources.ts';
import type { StatisticsView } from './statistics-search.ts';
import { platformViews, pupilViews, schoolViews, teachingViews, type ViewName } from './view-names.ts';

/** Everybody has some. */
export function viewsOf(person: Person): readonly [ViewName, ...ViewName[]] {
  if (isStudent(person)) return pupilViews;
  if (isAdmin(person)) return [...platformViews, ...schoolViews, ...teachingViews];
  return person.role === 'DIRECTOR' ? [...schoolViews, ...teachingViews] : teachingViews;
}

/** A view that comes with the words of its part. */
const withWords = (texts: Namespace, fetch: () => Promise<ComponentType<StatisticsView>>) =>
  late<StatisticsView>(async () => {
    const [view] = await Promise.all([fetch(), withTexts(texts)()]);
    return view;
  });

/** A view of the files of `pupil/`, `teaching/`, `school/` or `platform/`. */
export const views: Readonly<Record<ViewName, Late<StatisticsView>>> = {
  progress: late(async () => (await import('./pupil/progress.tsx')).Progress),
  techniques: late(async () => (await import('./pupil/techniques.tsx')).Techniques),
  mistakes: late(async () => (await import('./pupil/mistakes.tsx')).Mistakes),
  levels: late(async () => (await import('./pupil/levels.tsx')).Levels),
  skills: withWords('statistics_teaching', async () => (await import('./teaching/skills.tsx')).Skills),
  help: withWords('statistics_teaching', async () => (await import('./teaching/help.tsx')).Help),
  homework: withWords('statistics_teaching', async () => (await import('./teaching/homework.tsx')).Homework),
  hardest: withWords('statistics_teaching', async () => (await import('./teaching/hardest.tsx')).Hardest),
  activity: withWords('statistics_school', async () => (await import('./school/activity.tsx')).Activity),
  growth: withWords('statistics_school', async () => (await import('./school/growth.tsx')).Growth),
  mastered: withWords('statistics_school', async () => (await import('./school/mastered.tsx')).Mastered),
  plans: withWords('statistics_school', async () => (await import('./school/plans.tsx')).Plans),
  schools: withWords('statistics_school', async () => (await import('./school/schools.tsx')).Schools),
  platform: withWords('statistics_platform', async () => (await import('./platform/overview.tsx')).Overview),
  funnel: withWords('statistics_platform', async () => (await import('./platform/funnel.tsx')).Funnel),
  health: withWords('statistics_platform', async () => (await import('./platform/health.tsx')).Health),
  model: withWords('statistics_platform', async () => (await import('./platform/model.tsx')).Model),
};
