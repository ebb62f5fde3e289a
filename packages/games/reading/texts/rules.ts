import { plainly } from '../page/shown.ts';
import { timedTextRules } from '../timed-text/rules.ts';
import { presets, settings } from './settings.ts';

export const rules = timedTextRules({
  id: 'texts',
  path: '/games/reading/texts',
  settings,
  presets,
  show: ({ body }) => plainly(body),
});
