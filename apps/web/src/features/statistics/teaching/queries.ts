/** What those who teach ask of a group. Others train meanwhile, so it is asked for anew whenever somebody comes back to it. */
import { usualPeriod } from '@mindhero/contract/statistics/period';
import {
  getGrid,
  getGroupHomework,
  getHardest,
  getHelp,
  listStudentMistakes,
} from '@mindhero/contract/statistics/teaching';
import type { SkillId } from '@mindhero/engine/mastery/skills';
import { trainsSkills } from '@mindhero/games/skill-trainings';
import { asked } from '../../../platform/asked.ts';
import type { StatisticsSearch } from '../statistics-search.ts';

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Which group is told of. */
const groupOf = ({ group, school }: StatisticsSearch) => ({
  ...(group !== undefined && { group }),
  ...(school !== undefined && { school }),
});

/** Of which skills: those that a game trains. The address may name one that trains none, chosen in another view. */
const skillsOf = ({ game }: StatisticsSearch) => (game !== undefined && trainsSkills(game) ? { game } : {});

const daysOf = ({ days = usualPeriod }: StatisticsSearch) => ({ days });

/** Of which games. */
const gamesOf = ({ subject, game }: StatisticsSearch) => ({
  ...(subject !== undefined && { subject }),
  ...(game !== undefined && { game }),
});

export const gridRequest = (search: StatisticsSearch) => ({
  ...groupDaysRequest(search),
  by: search.by ?? 'skills',
  ...gamesOf(search),
});

export const helpRequest = (search: StatisticsSearch) => ({ ...groupOf(search), ...skillsOf(search) });

const groupDaysRequest = (search: StatisticsSearch) => ({ ...groupOf(search), ...daysOf(search) });

export const groupHomeworkRequest = (search: StatisticsSearch) => ({
  ...groupDaysRequest(search),
  ...gamesOf(search),
});

export const hardestRequest = (search: StatisticsSearch) => ({
  ...groupDaysRequest(search),
  ...skillsOf(search),
});

export const gridQuery = (search: StatisticsSearch) => ({
  ...asked(['statistics', 'grid', gridRequest(search)], getGrid, { query: gridRequest(search) }),
  ...fresh,
});

export const helpQuery = (search: StatisticsSearch) => ({
  ...asked(['statistics', 'help', helpRequest(search)], getHelp, { query: helpRequest(search) }),
  ...fresh,
});

export const groupHomeworkQuery = (search: StatisticsSearch) => ({
  ...asked(['statistics', 'homework', groupHomeworkRequest(search)], getGroupHomework, {
    query: groupHomeworkRequest(search),
  }),
  ...fresh,
});

export const hardestQuery = (search: StatisticsSearch) => ({
  ...asked(['statistics', 'hardest', hardestRequest(search)], getHardest, {
    query: hardestRequest(search),
  }),
  ...fresh,
});

/** The last wrong answers of a pupil in a skill. */
export const mistakesQuery = (student: number, skill: SkillId, search: StatisticsSearch) =>
  asked(['statistics', 'mistakes', student, skill, daysOf(search)], listStudentMistakes, {
    params: { id: student },
    query: { ...daysOf(search), skill, page_size: 100 },
  });
