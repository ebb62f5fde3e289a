/** Texts of a room by names that come from its rules: its own where it has them, else those that rooms share. */
import type { PlayResult } from '@mindhero/engine/play';
import type { Field, SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { listedAs } from '@mindhero/games/listed';
import type { EventDetails } from '@mindhero/games/player';
import { namespacesOf } from '@mindhero/games/strings';
import type { ListedId } from '@mindhero/games/ways';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What settings and what is wrong with them are called. */
export interface SettingTexts {
  setting(name: string): string;
  /** A sentence below the field, or undefined. */
  help(name: string): string | undefined;
  option(name: string, value: string | number): string;
  /** A field's number with its unit, as in "1.2 s". */
  amount(field: Field | undefined, value: number): string;
  issue(issue: SettingsIssue): string;
}

export interface RoomTexts extends SettingTexts {
  readonly title: string;
  readonly tagline: string;
  /** Instructions, sentence by sentence. */
  readonly howTo: readonly string[];
  /** One more for a person who has a keyboard, or undefined. */
  readonly howToKeys: string | undefined;
  preset(id: string): string;
  /** What the presets of a group have in common. */
  presetGroup(group: string): string;
  /** A setting's value in words, for a summary; null where it says nothing worth a line. */
  value(name: string, field: Field, value: unknown): string | null;
  /** The least and the most of something in words, for a summary; null where nothing is said of both together. */
  range(name: string, least: number, most: number): string | null;
  /** What was achieved, where right answers of all do not say it; else undefined. */
  achievement(result: Pick<PlayResult, 'correct' | 'missed'>): string | undefined;
  /** What an event of a log was; the event's own fields and the room's details are there for the text. */
  event(event: { readonly type: string }, details?: EventDetails): string;
}

/**
 * The texts of a room in the language of the page; where it has none of its own, those that rooms share.
 * @param settings with which it is called by the name of a way to play it
 */
export function useRoomTexts(game: GameId, settings: object = {}): RoomTexts {
  const { t, i18n } = useTranslation([...namespacesOf(game), 'rooms', 'trainings', 'game_titles'], {
    nsMode: 'fallback',
  });
  const listed = listedAs(game, { ...settings });
  // The names come from data, so the keys cannot be typed; the rooms' conformance suite checks that each text exists.
  return useMemo(
    () => roomTexts(listed, i18n.language, (key, options = {}) => String(t(key as never, options))),
    [listed, i18n.language, t],
  );
}

/** Texts of the settings by which texts are transformed, where that is done without a room. */
export function useTransformationTexts(): SettingTexts {
  const { t, i18n } = useTranslation(['transformations', 'rooms'], { nsMode: 'fallback' });
  return useMemo(
    () => settingTexts(i18n.language, (key, options = {}) => String(t(key as never, options))),
    [i18n.language, t],
  );
}

/** The same of any room, for whoever names several at once. Of one whose texts are not loaded only the title is known. */
export function useTextsOfRooms(): (game: GameId) => RoomTexts {
  const { i18n } = useTranslation(['rooms', 'trainings', 'game_titles']);
  const { language } = i18n;
  return useCallback(
    (game) => {
      const t = i18n.getFixedT(language, [...namespacesOf(game), 'rooms', 'trainings']);
      return roomTexts(game, language, (key, options = {}) => String(t(key as never, options)));
    },
    [i18n, language],
  );
}

/** More instructions would be a wall of text. */
const sentences = [1, 2, 3, 4, 5];

type LooseT = (key: string, options?: Readonly<Record<string, unknown>>) => string;

function settingTexts(language: string, t: LooseT): SettingTexts {
  const known = (key: string, options = {}) => t(key, { defaultValue: '', ...options });
  const option = (name: string, value: string | number) => known(`option.${name}.${value}`) || String(value);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    setting: (name) => t(`setting.${name}`),
    help: (name) => known(`help.${name}`) || undefined,
    option,
    amount: (field, value) => {
      const unit = field?.unit;
      if (unit === undefined) return number.format(value);
      // Nobody thinks in thousands of milliseconds.
      if (unit === 'ms' && value >= 1000) return `${number.format(value / 1000)}\u00a0${t('unit.s')}`;
      return [number.format(unit === 'share' ? 100 * value : value), t(`unit.${unit}`)].join('\u00a0');
    },
    issue: ({ path, code, params = {} }) => {
      // Words among the parameters are options of the field.
      const said = Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? option(path, value) : value,
      ]);
      return t(`issue.${code}`, { field: known(`setting.${path}`), ...Object.fromEntries(said) });
    },
  };
}

function roomTexts(listed: ListedId, language: string, t: LooseT): RoomTexts {
  const known = (key: string, options = {}) => t(key, { defaultValue: '', ...options });
  const texts = settingTexts(language, t);
  const { setting, option, amount } = texts;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });

  /** Whole minutes in place of many seconds. */
  const inMinutes = ({ unit }: Field, value: number) =>
    unit === 's' && value >= 60 && value % 60 === 0
      ? `${number.format(value / 60)}\u00a0${t('unit.min')}`
      : null;

  return {
    ...texts,
    title: t(`game_titles:title.${listed}`),
    tagline: t(`game_titles:tagline.${listed}`),
    howTo: sentences.map((number) => known(`how_to.${number}`)).filter((sentence) => sentence !== ''),
    howToKeys: known('how_to_keys') || undefined,
    preset: (id) => t(`preset.${id}`),
    presetGroup: (group) => t(`preset_group.${group}`),
    value: (name, field, value) => {
      if (value === null || value === undefined) return null;
      // No time at all: it is switched off.
      if (value === 0 && (field.unit === 's' || field.unit === 'ms')) return null;
      if (field.kind === 'flag') return value === true ? known(`told.${name}`) || setting(name) : null;
      if (field.kind === 'choice') {
        const chosen = String(value);
        return known(`told.${name}.${chosen}`) || option(name, chosen);
      }
      if (field.kind === 'letters') {
        const letters = (value as readonly string[]).join(', ');
        return letters === '' ? null : `${setting(name)}: ${letters}`;
      }
      if (field.kind === 'many') {
        const chosen = value as readonly (string | number)[];
        if (chosen.length === 0) return null;
        const list = chosen.map((one) => option(name, one)).join(', ');
        // A bare "2, 5" could be anything; signs and words speak for themselves.
        const bare = typeof chosen[0] === 'number' ? `${setting(name)}: ${list}` : list;
        return known(`told.${name}`, { list }) || bare;
      }
      const said = inMinutes(field, Number(value)) ?? amount(field, Number(value));
      return (
        known(`told.${name}`, { count: Number(value), amount: said }) ||
        `${setting(name)}: ${known(`value.${name}`, { value }) || said}`
      );
    },
    range: (name, least, most) => {
      const range = [...new Set([least, most])].map((bound) => number.format(bound)).join('–\u2060');
      return known(`range.${name}`, { range }) || null;
    },
    achievement: ({ correct, missed }) =>
      known('achievement', { found: correct, all: correct + missed }) || undefined,
    event: (event, details) => known(`event.${event.type}`, { ...event, ...details }) || event.type,
  };
}
