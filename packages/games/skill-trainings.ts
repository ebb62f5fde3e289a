/**
 * Where each skill is trained: the game, the training on its path that belongs to it (decision 170), and the settings
 * that train just this skill.
 */
import { isLine, settingsOfSkill } from '@mindhero/engine/additive/mixed';
import type { Mastery } from '@mindhero/engine/mastery/mastery';
import { type NextStep, nextSteps } from '@mindhero/engine/mastery/next-steps';
import { type Skill, type SkillId, type SkillKind, skillOf, skills } from '@mindhero/engine/mastery/skills';
import { presetOf, type Trainings } from '@mindhero/engine/presets';
import type { GameId } from './catalogue.ts';

export interface SkillTraining {
  readonly game: GameId;
  /** The training to which it belongs; other ones of the same game build on it. */
  readonly preset: string;
  /** What differs from the usual settings of the game, to train this skill alone. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** All trainings of a skill: sums in columns, then on the abacus, then in flash. None for what is no skill. */
export function trainingsOf(id: SkillId): readonly SkillTraining[] {
  const skill = skillOf(id);
  if (skill === undefined) return [];
  const { kind, move } = skill;
  if (kind === 'times' || kind === 'divided') return [tableTraining(kind, move)];
  const sums = sumSettings(skill);
  const { column, beads, interval_ms } = lessonOf(kind, skill);
  return [
    { game: 'columns', preset: column, settings: { ...sums, columns_at_once: 2 } },
    { game: 'abacus', preset: beads, settings: { mode: 'solve', rods: 3, ...sums } },
    { game: 'flash', preset: column, settings: { ...sums, interval_ms } },
  ];
}

/** A next step, and where it is taken. */
export interface TrainingStep extends NextStep {
  readonly game: GameId;
  readonly preset: string;
  /** What differs from the usual settings of the game; null for the training itself, which brings its stars. */
  readonly settings: SkillTraining['settings'] | null;
}

interface Trainee {
  /** The game chosen last: who likes the abacus goes on with it. */
  readonly last: GameId | null;
  readonly isOpen: (game: GameId) => boolean;
}

/**
 * What somebody should train next, and where. What is new is the training of the path (decision 170); what goes wrong or
 * is due is trained alone. Of several new skills of one training only the first is told.
 * @param today whole days since 1 January 1970 by the calendar of the school
 */
export function trainingSteps(
  mastery: Mastery,
  today: number,
  { last, isOpen }: Trainee,
): readonly TrainingStep[] {
  const open = (id: SkillId) => trainingsOf(id).filter(({ game }) => isOpen(game));
  const taken = (step: NextStep): TrainingStep | undefined => {
    const trainings = open(step.skill);
    const training = trainings.find(({ game }) => game === last) ?? trainings[0];
    return training && { ...step, ...training, settings: step.why === 'new' ? null : training.settings };
  };
  const placeOf = (step: NextStep) => {
    const { game, preset, settings } = taken(step) ?? {};
    return JSON.stringify([game, preset, settings]);
  };
  const steps = nextSteps(mastery, today, { isOpen: ({ id }) => open(id).length > 0, placeOf });
  return steps.flatMap((step) => taken(step) ?? []);
}

function tableTraining(kind: 'times' | 'divided', table: number): SkillTraining {
  const preset =
    table === 2 || table === 5 ? 'first_tables' : table < 5 ? 'tables_to_five' : 'tables_to_nine';
  return kind === 'times'
    ? { game: 'multiply', preset, settings: { tables: [table] } }
    : {
        game: 'multiply-divide',
        preset,
        // The tables backwards: 10 ÷ 2 and 30 ÷ 5 belong to them.
        settings: {
          operation: 'divide',
          max_response_digits: 1,
          allow_trailing_zeros: true,
          tables: [table],
        },
      };
}

type SumKind = Exclude<SkillKind, 'times' | 'divided'>;

/** Short sums, most of which need the skill. */
function sumSettings({ id, kind, move }: Skill): SkillTraining['settings'] {
  // With direct moves alone there is hardly anything to take away, or to add, three times in a row.
  const operations = kind === 'direct' || isLine(kind) ? 'both' : move > 0 ? 'add' : 'subtract';
  return {
    ...settingsOfSkill(id),
    operations,
    digits: isLine(kind) ? 2 : 1,
    // Where both operations come, one of them has about half of the steps.
    amount_of_numbers: operations === 'both' ? 6 : 4,
  };
}

interface LessonOfSkill {
  /** In columns and flash, whose lessons are the same. */
  readonly column: string;
  readonly beads: string;
  /** The pace of the lesson. */
  readonly interval_ms: number;
}

function lessonOf(kind: SumKind, { move }: Skill): LessonOfSkill {
  switch (kind) {
    case 'direct':
      return Math.abs(move) < 5
        ? { column: 'first_steps', beads: 'solve_first', interval_ms: 3000 }
        : { column: 'five_and_more', beads: 'solve_direct', interval_ms: 3000 };
    case 'small_friend':
      return { column: 'small_friends', beads: 'solve_small_friends', interval_ms: 2500 };
    case 'big_friend':
      return {
        column: move > 0 ? 'big_friends_plus' : 'big_friends_minus',
        beads: 'solve_big_friends',
        interval_ms: 2500,
      };
    case 'family':
      return { column: move > 0 ? 'family_plus' : 'family_minus', beads: 'solve_family', interval_ms: 2500 };
    case 'over_50':
      return { column: 'over_fifty', beads: 'solve_two_digits', interval_ms: 2000 };
    case 'over_100':
      return { column: 'over_hundred', beads: 'solve_two_digits', interval_ms: 2000 };
  }
}

/** Whether a skill is trained in a game; in whatever it is where none is named. */
export const isTrainedIn = (skill: SkillId, game: GameId | undefined): boolean =>
  game === undefined || trainingsOf(skill).some((training) => training.game === game);

/** Trainings of skills, by the game in which they are. */
const ofGames: ReadonlyMap<string, readonly SkillTraining[]> = Map.groupBy(
  skills.flatMap(({ id }) => trainingsOf(id)),
  ({ game }) => game,
);

/** Whether a game trains any skill. */
export const trainsSkills = (game: GameId): boolean => ofGames.has(game);

/** Whether mistakes in a game are kept: those in skills. Forsage asks for them, too, at a pace at which none is trained. */
export const keepsMistakes = (game: GameId): boolean => trainsSkills(game) || game === 'forsage';

/** The training to which settings belong that train one skill alone; undefined for any others. */
export function presetOfSkill(
  game: Trainings & { readonly id: string },
  settings: object,
): string | undefined {
  const presets = (ofGames.get(game.id) ?? []).map(({ preset: id, settings }) => ({ id, settings }));
  return presetOf({ ...game, presets }, settings)?.id;
}
