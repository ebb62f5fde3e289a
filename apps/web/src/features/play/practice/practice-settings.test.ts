import { readSettings } from '@mindhero/engine/settings';
import { catalogue } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { expect, test } from 'vitest';
import { practiceSettings } from './practice-settings.ts';

test.each(catalogue)(
  'a question of $id to try is of its training, without a clock or a last chance',
  ({ id }) => {
    const rules = games[id];
    for (const preset of rules.presets) {
      const settings = { ...rules.settings.defaults, ...preset.settings };
      const tried = practiceSettings(rules, settings);
      expect(readSettings(rules, tried)).toEqual({ ok: true, settings: tried });
      expect(tried).toEqual({
        ...settings,
        ...('time_limit_s' in settings && { time_limit_s: null }),
        ...('strict' in settings && { strict: false }),
        ...('accept_only_correct' in settings && { accept_only_correct: false }),
        ...('show_result' in settings && { show_result: 'after_each' }),
      });
    }
  },
);
