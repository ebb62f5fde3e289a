/** One page about a pupil for the parents. */
import { dayNumber, dayOfNumber } from '@mindhero/contract/calendar';
import type { Span } from '@mindhero/contract/play';
import type { ReadingStep } from '@mindhero/contract/reading';
import type { Report } from '@mindhero/contract/statistics/pupil';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import { standingOf } from '@mindhero/engine/mastery/ladder';
import { chanceOf, type Mastery } from '@mindhero/engine/mastery/mastery';
import { skills } from '@mindhero/engine/mastery/skills';
import { trainingSteps } from '@mindhero/games/skill-trainings';
import type { Known } from '../../../entities/training/known.ts';
import { localTime } from '../../../platform/tables/cell-text.ts';
import { abilityTold, isOpenTo, masteredSince } from './mastery.ts';
import type { Pupil } from './pupil.ts';
import { type GameDay, total } from './trained.ts';

/** More would be no advice, and no longer fit on the page. */
const MOST_STRENGTHS = 4;
const MOST_TO_PRACTISE = 3;

interface Found {
  readonly pupil: Pupil;
  readonly trained: readonly GameDay[];
  readonly known: Known;
  /** The latest first. */
  readonly texts: readonly ReadingStep[];
  readonly spans: readonly Span[];
}

export function reportOf({ pupil, trained, known, texts, spans }: Found, days: number): Report {
  const { id, name, school, groups, today } = pupil;
  const { mastery } = known;
  const since = today - days + 1;
  const lately = trained.filter(({ day }) => day >= since);
  return {
    student: { id, name, school, groups: [...groups] },
    since: dayOfNumber(since),
    today: dayOfNumber(today),
    days: new Set(lately.map(({ day }) => day)).size,
    active_ms: total(lately, 'active_ms'),
    answers: total(lately, 'answers'),
    correct: total(lately, 'correct'),
    weeks: weeksOf(lately, known, since, today),
    ability: abilityTold(mastery),
    mastered: masteredSince(mastery, since),
    strengths: strengthsOf(mastery),
    practise: practiseOf(pupil, mastery),
    reading: readingOf(texts.filter(({ finished_at }) => dayIn(pupil.time_zone, finished_at) >= since)),
    memory: spans.map(({ kind, first, best, latest }) => ({ kind, first, best, latest })),
  };
}

/** The day of the calendar there, as the engine counts days. */
const dayIn = (timeZone: string, moment: string): number =>
  dayNumber(localTime(new Date(moment), timeZone).toISOString().slice(0, 10));

/** Minutes are those of the days that are told of, also where a week begins before them. */
function weeksOf(
  trained: readonly GameDay[],
  { weeks }: Known,
  since: number,
  today: number,
): Report['weeks'] {
  const byWeek = Map.groupBy(trained, ({ day }) => weekOfDay(day));
  const first = weekOfDay(since);
  return Array.from({ length: weekOfDay(today) - first + 1 }, (_, index) => first + index).map((week) => ({
    week: dayOfNumber(mondayOf(week)),
    active_ms: total(byWeek.get(week) ?? [], 'active_ms'),
    ability: weeks.get(week) ?? null,
  }));
}

/** The hardest of what is mastered: nobody is proud of the first thing they learned. */
function strengthsOf(mastery: Mastery): Report['strengths'] {
  return skills
    .filter(({ id }) => standingOf(mastery, id) === 'passed')
    .toSorted((a, b) => b.difficulty - a.difficulty || chanceOf(mastery, b.id) - chanceOf(mastery, a.id))
    .slice(0, MOST_STRENGTHS)
    .map(({ id }) => id);
}

/** What goes wrong and what is new; what is to be repeated only where there is nothing else. */
function practiseOf(pupil: Pupil, mastery: Mastery): Report['practise'] {
  const steps = trainingSteps(mastery, pupil.today, { last: null, isOpen: isOpenTo(pupil) });
  const open = steps.filter(({ why }) => why === 'weak' || why === 'new');
  return (open.length > 0 ? open : steps).slice(0, MOST_TO_PRACTISE).map(({ skill }) => skill);
}

/** Of texts that were not made harder, in the language of the last one; only those that may be called progress are compared. */
function readingOf(texts: readonly ReadingStep[]): Report['reading'] {
  const plain = texts.filter((text) => !text.is_transformed);
  const same = plain.filter(({ language }) => language === plain[0]?.language);
  const compared = same.filter((text) => text.is_measure);
  const [latest, first] = [compared.at(0), compared.at(-1)];
  if (latest === undefined || first === undefined) return null;
  const told = ({ wpm, understanding }: ReadingStep) => ({ wpm, understanding });
  return { language: latest.language, texts: same.length, first: told(first), latest: told(latest) };
}
