import type { AnyGame } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import { describe, expect, it } from 'vitest';
import type { RoomTexts } from './room-texts.ts';
import { settingsSummary } from './settings-summary.ts';

/** Names instead of words. */
const texts: Pick<RoomTexts, 'preset' | 'value' | 'range'> = {
  preset: (id) => `training ${id}`,
  value: (name, _, value) => (value === null || value === false ? null : `${name} ${String(value)}`),
  range: (name, least, most) => (name === 'part' ? null : `${name} ${least}–${most}`),
};

const { flash, columns } = games;
const usual = flash.settings.defaults;

describe('on paper', () => {
  it('leaves out what only a screen can do', () => {
    const settings = { ...usual, voice: true, show_plus: true, interval_ms: 500 };
    const told = settingsSummary(flash, settings, texts, { whole: true, onPaper: true });
    expect(told).toContain('amount_of_numbers 5');
    expect(told.join()).not.toMatch(/voice|show_plus|interval_ms|pause_s|show_result/);
  });

  it('keeps a limit of time, which a clock on the wall can keep', () => {
    const settings = { ...columns.settings.defaults, time_limit_s: 600 };
    expect(settingsSummary(columns, settings, texts, { whole: true, onPaper: true })).toContain(
      'time_limit_s 600',
    );
  });
});

describe('the whole of it', () => {
  const whole = (rules: AnyGame, changes: object) =>
    settingsSummary(rules, { ...rules.settings.defaults, ...changes }, texts, { whole: true });

  it('does not name what goes without saying, until it is otherwise', () => {
    expect(whole(columns, {}).join()).not.toMatch(/digits_mode|show_result/);
    expect(whole(columns, { digits_mode: 'up_to', show_result: 'at_end' })).toEqual(
      expect.arrayContaining(['digits_mode up_to', 'show_result at_end']),
    );
  });

  it('says two bounds as one, where there are words for both together', () => {
    const told = whole(games.percentages, { percentage_max: 95 });
    expect(told.filter((part) => part.startsWith('percentage'))).toEqual([
      'percentage 5–95',
      'percentage_step 5',
    ]);
    expect(told).toEqual(expect.arrayContaining(['part_min 1', 'part_max 200']));
  });
});

it('says once what a training and what it trains are called alike', () => {
  const settings = { ...columns.settings.defaults, ...columns.presets.at(-1)?.settings };
  const alike = { ...texts, preset: () => 'Family', value: () => 'Family' };
  expect(settingsSummary(columns, settings, alike)).toEqual(['Family']);
});

describe('on the stage', () => {
  it('names what a play is about before all else', () => {
    const settings = { ...games.texts.settings.defaults, font_size: 48, transformations: ['no_spaces'] };
    expect(settingsSummary(games.texts, settings, texts)).toEqual([
      'transformations no_spaces',
      'font_size 48',
    ]);
  });

  it('names the training, and how many items there really are', () => {
    const [first] = columns.presets;
    const settings = { ...columns.settings.defaults, ...first?.settings };
    expect(settingsSummary(columns, settings, texts, { items: 2 })).toEqual(
      expect.arrayContaining([`training ${first?.id}`, 'repeats 2']),
    );
  });

  it('leaves out the name where it can be seen anyway', () => {
    const [first] = columns.presets;
    const settings = { ...columns.settings.defaults, ...first?.settings };
    expect(settingsSummary(columns, settings, texts, { unnamed: true })).not.toContain(
      `training ${first?.id}`,
    );
  });

  it('says nothing of the number where it is as usual', () => {
    const settings = columns.settings.defaults;
    expect(settingsSummary(columns, settings, texts, { items: 10 })).toEqual([]);
  });

  it('is silent about seconds in calm mode', () => {
    const settings = { ...columns.settings.defaults, time_limit_s: 600 };
    expect(settingsSummary(columns, settings, texts)).toEqual(['time_limit_s 600']);
    expect(settingsSummary(columns, settings, texts, { calm: true })).toEqual([]);
  });
});
