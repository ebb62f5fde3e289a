/** What is told of one pupil, on whichever screen. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { listStudentSpans } from '@mindhero/contract/play';
import { type Rating, ratingScopes, type RatingWindow, ratingWindows } from '@mindhero/contract/rating';
import type { getReadingCourse, getStudentReading, ReadingStep } from '@mindhero/contract/reading';
import { periods } from '@mindhero/contract/statistics/period';
import { NEW_DAYS, type Progress, type Report } from '@mindhero/contract/statistics/pupil';
import type { Training } from '@mindhero/contract/training';
import type { User } from '@mindhero/contract/user';
import { levelOf } from '@mindhero/engine/levels';
import { minutesOf } from '@mindhero/engine/minutes';
import { DAY_CAP } from '@mindhero/engine/rating';
import { expect, it } from 'vitest';
import { signInAs } from '../people.ts';
import { dayOf, membersOf, type DemoSchool, mondayBefore, sum, told } from './told.ts';

export function tellsOnePupil(school: () => DemoSchool): void {
  it('minutes: the list of students, the page of a pupil, the pupil’s own statistics and start page', async () => {
    const { server, students, progressOf, daysOf } = school();
    for (const { id, week_minutes, week_accuracy, week_answers } of students) {
      const pupil = await signInAs(server, id);
      const days = await daysOf(id, 7);
      expect(minutesOf(sum(days, ({ active_ms }) => active_ms))).toBe(week_minutes);
      const answers = sum(days, ({ correct, incorrect, missed }) => correct + incorrect + missed);
      expect(answers).toBe(week_answers);
      const right = sum(days, ({ correct }) => correct);
      expect(answers === 0 ? null : Math.round((1000 * right) / answers) / 10).toBe(week_accuracy);

      const progress = await progressOf(id);
      const first = days[0]?.day ?? progress.today;
      const lately = progress.days.filter(({ day }) => day >= first);
      expect(minutesOf(sum(lately, ({ active_ms }) => active_ms))).toBe(week_minutes);
      const training = await told<Training>(pupil, '/api/v1/plays/training/');
      expect(training.goal).toEqual(progress.goal);
      const ownDays = progress.days.map(({ day }) => day);
      expect(training.trained_days.every((day) => ownDays.includes(day))).toBe(true);
      expect(await told<Progress>(pupil, `/api/v1/students/${id}/progress/?days=365`)).toEqual(progress);
    }
  });

  it('points and level: by games, by days, in the list of students, and the pupil’s own', async () => {
    const { server, students, progressOf, daysOf } = school();
    for (const { id, points, level, stars } of students) {
      const pupil = await signInAs(server, id);
      for (const days of periods) {
        const { gains } = await told<Progress>(pupil, `/api/v1/students/${id}/progress/?days=${days}`);
        const within = await daysOf(id, days, pupil);
        expect(sum(gains, (gain) => gain.points)).toBe(sum(within, (day) => day.points));
      }
      const progress = await progressOf(id);
      expect(progress.points).toBe(points);
      // Nobody was there more than a year ago.
      expect(sum(progress.gains, (gain) => gain.points)).toBe(points);
      const me = await told<User>(pupil, '/api/v1/users/me/');
      expect(me).toMatchObject({ points, stars, level: levelOf(points) });
      expect(level).toBe(me.level);
    }
  });

  it('the page for the parents: the pupil’s own days and map, what was read, and what is kept in mind', async () => {
    const { server, director, students, progressOf, daysOf, masteryOf } = school();
    for (const { id } of students) {
      const pupil = await signInAs(server, id);
      const [progress, mastery, reading, own, { spans }] = await Promise.all([
        progressOf(id),
        masteryOf(id),
        told<ResponseOf<typeof getStudentReading>>(director, `/api/v1/students/${id}/reading/`),
        told<ResponseOf<typeof getReadingCourse>>(pupil, '/api/v1/plays/reading/'),
        told<ResponseOf<typeof listStudentSpans>>(director, `/api/v1/students/${id}/spans/`),
      ]);
      expect(own).toEqual({ texts: reading.texts, next: reading.next });
      const month = await told<Report>(pupil, `/api/v1/students/${id}/report/?days=${NEW_DAYS}`);
      expect(mastery.newly_passed).toEqual(month.mastered);
      for (const days of periods) {
        const report = await told<Report>(pupil, `/api/v1/students/${id}/report/?days=${days}`);
        expect(await told<Report>(director, `/api/v1/students/${id}/report/?days=${days}`)).toEqual(report);
        const within = await daysOf(id, days, pupil);
        expect({
          days: new Set(within.filter(({ plays }) => plays > 0).map(({ day }) => day)).size,
          active_ms: sum(within, ({ active_ms }) => active_ms),
          answers: sum(within, ({ correct, incorrect, missed }) => correct + incorrect + missed),
          correct: sum(within, ({ correct }) => correct),
        }).toEqual({
          days: report.days,
          active_ms: report.active_ms,
          answers: report.answers,
          correct: report.correct,
        });
        const abilities = new Map(mastery.weeks.map(({ week, ability }) => [week, ability]));
        for (const [index, { week, active_ms, ability }] of report.weeks.entries()) {
          const next = report.weeks[index + 1]?.week ?? '9999';
          // Where a week begins before the time that the page tells of, its days since then are told.
          const first = week > report.since ? week : report.since;
          const trained = progress.days.filter(({ day }) => day >= first && day < next);
          expect(active_ms).toBe(sum(trained, (day) => day.active_ms));
          expect(ability).toBe(abilities.get(week) ?? null);
        }
        expect(report.ability).toEqual(mastery.ability);
        const standing = new Map(mastery.skills.map((one) => [one.skill, one.standing]));
        for (const skill of [...report.mastered, ...report.strengths])
          expect(standing.get(skill)).toBe('passed');
        for (const skill of report.practise)
          expect(['weak', 'learning', 'unknown']).toContain(standing.get(skill));
        expect(report.reading).toEqual(readingIn(reading.texts, report.since));
        expect(report.memory).toEqual(
          spans.map(({ kind, first, best, latest }) => ({ kind, first, best, latest })),
        );
      }
    }
  });

  it('points of the rating: every tab, the days of the pupil, and what staff see', async () => {
    const { server, admin, director, students, groups, progressOf, daysOf } = school();
    for (const { id, groups: joined } of students) {
      const pupil = await signInAs(server, id);
      const { today } = await progressOf(id);
      const points = Map.groupBy(await daysOf(id, 365, pupil), ({ day }) => day);
      const since = (first: string) =>
        sum([...points], ([day, parts]) =>
          day < first
            ? 0
            : Math.min(
                DAY_CAP,
                sum(parts, (part) => part.points),
              ),
        );
      const begins: Readonly<Record<RatingWindow, string>> = {
        week: mondayBefore(today),
        month: `${today.slice(0, 7)}-01`,
        all: '',
      };
      for (const window of ratingWindows)
        for (const scope of ratingScopes) {
          const path = `/api/v1/rating/?scope=${scope}&window=${window}`;
          const { me, around, closed } = await told<Rating>(pupil, path);
          expect(closed).toBe(scope === 'group' && joined.length === 0 ? 'no_group' : null);
          if (closed !== null) continue;
          expect(me?.points).toBe(since(begins[window]));
          const here = around.find(({ is_me }) => is_me);
          expect([here?.points, here?.rank]).toEqual(
            me?.rank === null ? [undefined, undefined] : [me?.points, me?.rank],
          );
        }
    }
    const sorted = (rating: Rating) => rating.top.map(({ id, points, rank }) => ({ id, points, rank }));
    for (const window of ratingWindows) {
      const whole = sorted(await told<Rating>(director, `/api/v1/rating/?scope=school&window=${window}`));
      expect(whole.length).toBeGreaterThan(0);
      // There is no other school.
      expect(sorted(await told<Rating>(admin, `/api/v1/rating/?scope=global&window=${window}`))).toEqual(
        whole,
      );
      for (const { id: group } of groups) {
        const ofGroup = sorted(
          await told<Rating>(director, `/api/v1/rating/?scope=group&window=${window}&group=${group}`),
        );
        const members = membersOf(students, group);
        const ofWhole = whole.filter(({ id }) => members.some((member) => member.id === id));
        expect(ofGroup.map(({ points }) => points)).toEqual(ofWhole.map(({ points }) => points));
        expect(ofGroup.map(({ rank }) => rank)).toEqual(
          ofWhole.map(({ points }) => 1 + ofWhole.filter((other) => other.points > points).length),
        );
      }
    }
  });
}

/** What the page for the parents says of these texts, the latest of which comes first. */
function readingIn(texts: readonly ReadingStep[], since: string): Report['reading'] {
  const plain = texts.filter((text) => !text.is_transformed && dayOf(text.finished_at) >= since);
  const same = plain.filter(({ language }) => language === plain[0]?.language);
  const [latest, first] = [same.find((text) => text.is_measure), same.findLast((text) => text.is_measure)];
  if (latest === undefined || first === undefined) return null;
  const speed = ({ wpm, understanding }: ReadingStep) => ({ wpm, understanding });
  return { language: latest.language, texts: same.length, first: speed(first), latest: speed(latest) };
}
