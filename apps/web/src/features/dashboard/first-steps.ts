/** What a school is set up with on its first day, in the order in which one needs the other. */
import type { Management } from '@mindhero/contract/permission';
import type { User } from '@mindhero/contract/user';

export const firstSteps = ['school', 'teachers', 'students', 'group', 'task'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How many there are so far; null where nobody has counted. */
export type SetUp = Readonly<Record<FirstStep, number | null>>;

export interface Step {
  readonly step: FirstStep;
  readonly isDone: boolean;
  /** The person can take it; otherwise somebody else has to. */
  readonly isOwn: boolean;
}

const needs: Readonly<Partial<Record<FirstStep, keyof Management>>> = {
  students: 'can_register_students',
  group: 'can_register_groups',
};

/** The steps that concern the person, each ticked once there is something. */
export function stepsOf(
  { role, management }: Pick<User, 'role' | 'management'>,
  setUp: SetUp,
): readonly Step[] {
  const concerned = firstSteps.filter(
    (step) => role !== 'TEACHER' || (step !== 'school' && step !== 'teachers'),
  );
  return concerned.map((step) => {
    const flag = needs[step];
    const mayTake = flag === undefined || management[flag];
    return {
      step,
      isDone: (setUp[step] ?? 0) > 0,
      isOwn: mayTake && (step !== 'school' || role === 'ADMIN'),
    };
  });
}

/** The one to be taken next; null once all are. */
export function nextStep(steps: readonly Step[]): FirstStep | null {
  return steps.find(({ isDone }) => !isDone)?.step ?? null;
}
