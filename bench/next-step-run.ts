/** Weeks of training of many virtual pupils under one policy, and what can be said of them afterwards. */
import { calibrate, type Counted } from '@mindhero/engine/mastery/calibrate';
import { calibrationError } from '@mindhero/engine/mastery/calibration';
import { type Answer, fold, noMastery, predict } from '@mindhero/engine/mastery/mastery';
import { type Difficulties, difficulties, type SkillId, skills } from '@mindhero/engine/mastery/skills';
import { streams } from '@mindhero/engine/random';
import { idOf, ITEMS, MASTERED, type Moment, type Policy, type Trainee } from './next-step-policies.ts';
import { answerTruly, normal, trueChance, virtualPupil } from './virtual-pupils.ts';

const SEED = 20_261_124;
const DAYS = 40;
const PLAYS_A_DAY = 2;
/** The difficulty of a usual question. */
const DIFFICULTY = 30;
/** Of a question, of each skill that it needs, and of looking at the solution after a mistake. */
const SECONDS = { question: 5, skill: 3, solution: 6 };
/**
 * Before the difficulties are calibrated for the first time nobody knows the pupils, and they know too little to choose
 * from: what goes right is counted after that.
 */
const CALIBRATED_EVERY = 10;
const CHECKED_EVERY = 250_000;
/** What systems do whose difficulties follow each answer at once; for comparison. */
const LIVE_STEP = 0.02;

export interface Told {
  readonly name: string;
  /** Truly mastered at the end by a pupil, and in an hour of training. */
  readonly mastered: number;
  readonly anHour: number;
  /** Share of right answers once the pupils are known. */
  readonly success: number;
  /** Mean difference of what was predicted and what happened, over tenths of the prediction. */
  readonly calibration: number;
  /** Variances of the difficulties: at first, then after each so many answers. */
  readonly variances: readonly number[];
}

/** @param live whether difficulties follow each answer, instead of being calibrated by a tenth of them */
export function train(policy: Policy, pupils: number, live = false): Told {
  const random = streams(SEED);
  const [truth, born, luck] = [random('truth'), random('pupils'), random(`luck of ${policy.name}`)];
  // What the schools think to be hard is not quite what is.
  const hardness = Float64Array.from(skills, ({ difficulty }) => difficulty + 0.3 * normal(truth));
  const trainees = Array.from({ length: pupils }, (): Trainee => {
    return { pupil: virtualPupil(born), mastery: noMastery, rung: 0, good: 0 };
  });
  const moved = new Map(difficulties);
  let believed: Difficulties = live ? moved : difficulties;
  const counts = new Map<SkillId, Counted>();
  const tenths = Array.from({ length: 10 }, () => ({ expected: 0, right: 0, answers: 0 }));
  const variances = [varianceOf(believed)];
  const sum = { answers: 0, asked: 0, right: 0, seconds: 0 };

  function noted(answer: Answer, predicted: number, isByChance: boolean): void {
    const tenth = tenths[Math.min(9, Math.floor(10 * predicted))];
    if (tenth !== undefined) {
      tenth.expected += predicted;
      tenth.right += answer.right ? 1 : 0;
      tenth.answers += 1;
    }
    const [main] = answer.skills;
    if (main === undefined) return;
    if (live) moved.set(main, (moved.get(main) ?? 0) + LIVE_STEP * (predicted - (answer.right ? 1 : 0)));
    else if (isByChance) {
      const { answers, right, expected } = counts.get(main) ?? { answers: 0, right: 0, expected: 0 };
      counts.set(main, {
        answers: answers + 1,
        right: right + (answer.right ? 1 : 0),
        expected: expected + predicted,
      });
    }
  }

  function play(trainee: Trainee, moment: Moment): void {
    let right = 0;
    const answers = policy.choose(trainee, moment).map(({ skill, with: others, why }): Answer => {
      const needed = [skill, ...others];
      const isRight = answerTruly(trainee.pupil, needed, moment.day, hardness, luck);
      if (isRight) right += 1;
      const answer = { skills: needed.map(idOf), right: isRight, difficulty: DIFFICULTY };
      if (policy.learns) noted(answer, predict(trainee.mastery, answer, believed), why === 'random');
      sum.answers += 1;
      sum.seconds += SECONDS.question + SECONDS.skill * needed.length + (isRight ? 0 : SECONDS.solution);
      if (sum.answers % CHECKED_EVERY === 0) variances.push(varianceOf(believed));
      return answer;
    });
    if (moment.day >= CALIBRATED_EVERY) {
      sum.asked += ITEMS;
      sum.right += right;
    }
    if (policy.learns) trainee.mastery = fold(trainee.mastery, [{ day: moment.day, answers }], believed);
    trainee.good = right >= 0.8 * ITEMS ? trainee.good + 1 : 0;
    if (trainee.good < 3) return;
    trainee.rung += 1;
    trainee.good = 0;
  }

  for (let day = 0; day < DAYS; day++) {
    if (!live && day > 0 && day % CALIBRATED_EVERY === 0) {
      believed = calibrate(believed, counts);
      counts.clear();
    }
    const moment = { day, hardness, believed, random: luck };
    for (const trainee of trainees) {
      for (let time = 0; time < PLAYS_A_DAY; time++) play(trainee, moment);
    }
  }

  const isMastered = ({ pupil }: Trainee, skill: number) =>
    trueChance(pupil, skill, DAYS, hardness) >= MASTERED;
  const mastered = trainees.reduce(
    (all, trainee) => all + skills.filter((_, skill) => isMastered(trainee, skill)).length,
    0,
  );
  return {
    name: policy.name,
    mastered: mastered / pupils,
    anHour: (3600 * mastered) / sum.seconds,
    success: sum.right / sum.asked,
    calibration: calibrationError(tenths) ?? 0,
    variances,
  };
}

function varianceOf(believed: Difficulties): number {
  const all = [...believed.values()];
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length;
}
