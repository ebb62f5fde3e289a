/** What is told of the platform, as files: the tables of the screen. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileAnswer, fileQuery } from '../table-file.ts';
import { period } from './narrowed.ts';

const file = { ...fileAnswer, method: 'GET', access: { ADMIN: 'all' } } as const;

export const platformFileColumns = ['figure', 'value', 'value_before'] as const;

export const exportPlatform = endpoint({
  ...file,
  path: '/api/v1/statistics/platform/export/',
  summary: 'The figures of the platform as a file',
  query: z.object({ days: period, ...fileQuery(platformFileColumns) }),
});

export const funnelFileColumns = [
  'month',
  'schools',
  'pupils_invited',
  'pupils_started',
  'pupils_stayed',
] as const;

export const exportFunnel = endpoint({
  ...file,
  path: '/api/v1/statistics/funnel/export/',
  summary: 'Who comes and stays, month by month, as a file',
  query: z.object(fileQuery(funnelFileColumns)),
});

export const flaggedFileColumns = [
  'finished_at',
  'last_name',
  'first_name',
  'school',
  'game',
  'note',
] as const;

export const exportFlagged = endpoint({
  ...file,
  path: '/api/v1/statistics/health/export/',
  summary: 'The last plays that nobody can have played, as a file',
  query: z.object({ days: period, ...fileQuery(flaggedFileColumns) }),
});

export const flaggedDaysFileColumns = ['day', 'games'] as const;

export const exportFlaggedDays = endpoint({
  ...file,
  path: '/api/v1/statistics/health/days/export/',
  summary: 'On which days there were plays that nobody can have played, and how many, as a file',
  query: z.object({ days: period, ...fileQuery(flaggedDaysFileColumns) }),
});

export const modelFileColumns = ['tenth', 'answers', 'predicted', 'observed'] as const;

export const exportModel = endpoint({
  ...file,
  path: '/api/v1/statistics/model/export/',
  summary: 'How well answers are predicted as a file',
  query: z.object({ days: period, ...fileQuery(modelFileColumns) }),
});

export const probesFileColumns = ['skill', 'answers', 'predicted', 'observed'] as const;

export const exportProbes = endpoint({
  ...file,
  path: '/api/v1/statistics/model/probes/export/',
  summary: 'Answers to questions that came by chance as a file',
  query: z.object({ days: period, ...fileQuery(probesFileColumns) }),
});

export const rolesFileColumns = ['role', 'people', 'share'] as const;

export const exportRoles = endpoint({
  ...file,
  path: '/api/v1/statistics/platform/roles/export/',
  summary: 'Open accounts by their roles as a file',
  query: z.object(fileQuery(rolesFileColumns)),
});

export const processFileColumns = [
  'window_minutes',
  'answers_ok',
  'answers_refused',
  'answers_failed',
  'finishes',
  'finish_p50_ms',
  'finish_p99_ms',
] as const;

export const exportProcess = endpoint({
  ...file,
  path: '/api/v1/statistics/health/process/export/',
  summary: 'What the process that answers has answered lately as a file',
  query: z.object(fileQuery(processFileColumns)),
});
