import { plainly } from '../page/shown.ts';
import { timedTextRules } from '../timed-text/rules.ts';
import { presets, settings } from './settings.ts';

export const rules = timedTextRules({
  id: 'speedtest-reading',
  path: '/games/reading/speedtest-reading',
  settings,
  presets,
  show: ({ body }) => plainly(body),
});
