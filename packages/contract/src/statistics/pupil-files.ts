/** What a pupil is told of the own training, as files: the tables of the screen. */
import * as z from 'zod/mini';
import { viewers } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { idParam } from '../page.ts';
import { fileAnswer, fileQuery } from '../table-file.ts';
import { narrowed, period } from './narrowed.ts';

const file = {
  ...fileAnswer,
  method: 'GET',
  access: viewers,
  params: z.object({ id: idParam }),
} as const;

export const gainsFileColumns = ['game', 'points', 'points_before'] as const;

export const exportGains = endpoint({
  ...file,
  path: '/api/v1/students/{id}/gains/export/',
  summary: 'Which games brought a student points as a file',
  query: z.object({ days: period, ...fileQuery(gainsFileColumns) }),
});

export const paceFileColumns = ['week', 'game', 'pace', 'correct'] as const;

export const exportPace = endpoint({
  ...file,
  path: '/api/v1/students/{id}/pace/export/',
  summary: 'Weeks of a student by games: right answers a minute where nearly all was right, as a file',
  query: z.object({ days: period, game: narrowed.game, ...fileQuery(paceFileColumns) }),
});

export const trainedDaysFileColumns = ['day', 'minutes'] as const;

export const exportTrainedDays = endpoint({
  ...file,
  path: '/api/v1/students/{id}/days/export/',
  summary: 'The days of a year on which a student trained as a file',
  query: z.object(fileQuery(trainedDaysFileColumns)),
});

export const masteryFileColumns = ['skill', 'standing', 'chance', 'answers'] as const;

export const exportMastery = endpoint({
  ...file,
  path: '/api/v1/students/{id}/mastery/export/',
  summary: 'Where a student stands with every skill as a file',
  query: z.object(fileQuery(masteryFileColumns)),
});

export const abilityFileColumns = ['week', 'ability', 'ability_least', 'ability_most'] as const;

export const exportAbility = endpoint({
  ...file,
  path: '/api/v1/students/{id}/ability/export/',
  summary: 'How able a student was at the end of each week as a file',
  query: z.object({ days: period, ...fileQuery(abilityFileColumns) }),
});

export const mistakenPlaysFileColumns = [
  'finished_at',
  'game',
  'skill',
  'question',
  'expected',
  'given',
] as const;

export const exportMistakenPlays = endpoint({
  ...file,
  path: '/api/v1/students/{id}/mistaken-plays/export/',
  summary: 'What was wrong in a student’s last plays as a file',
  query: z.object({ days: period, game: narrowed.game, ...fileQuery(mistakenPlaysFileColumns) }),
});
