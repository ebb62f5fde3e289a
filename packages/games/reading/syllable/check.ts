/** What is wrong with the settings of a syllable table, and what would work instead. */
import { consonantsOf, vowelsOf } from '@mindhero/engine/reading/syllables/stock';
import { fitOf, smallerBothWays } from '@mindhero/engine/reading/syllables/table';
import type { SettingsIssue, SettingValue } from '@mindhero/engine/settings';
import { FEWEST_COLUMNS, type Settings } from './settings.ts';
import { columnsOnPhone } from './width.ts';

export function check(settings: Settings): SettingsIssue[] {
  const [issue] = [...checkScripts(settings), ...checkLetters(settings), ...checkSize(settings)];
  if (issue === undefined) return checkFinds(settings);
  if (issue.suggestion === undefined) return [issue];
  // In a smaller table there may be too many to find, too.
  return [issue, ...checkFinds({ ...settings, [issue.path]: issue.suggestion })];
}

/** Of a wider table a part lies outside of a phone's screen. */
export function advise(settings: Settings): SettingsIssue[] {
  const { columns } = settings;
  const max = Math.max(columnsOnPhone(settings), FEWEST_COLUMNS);
  return columns <= max ? [] : [{ path: 'columns', code: 'wide_table', params: { max }, suggestion: max }];
}

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter);
const isCyrillic = (letter: string) => /\p{Script=Cyrillic}/u.test(letter);

/** All letters are of one script: that of the other field, or of the language. A field left empty has those of the language. */
function checkScripts(settings: Settings): SettingsIssue[] {
  const all = [...consonantsOf(settings), ...vowelsOf(settings)];
  if (!all.some(isLatin) || !all.some(isCyrillic)) return [];
  const path = settings.consonants.length > 0 ? 'consonants' : 'vowels';
  const others = path === 'consonants' ? vowelsOf(settings) : consonantsOf(settings);
  const wrong = others.every(isCyrillic) ? isLatin : isCyrillic;
  const left = settings[path].filter((letter) => !wrong(letter));
  return [suggesting(settings, { path, code: 'two_scripts' }, left)];
}

/** A letter of one's own may not stand on the other side as well, be that one's own or the language's. */
function checkLetters(settings: Settings): SettingsIssue[] {
  const other = new Set(vowelsOf(settings));
  const both = consonantsOf(settings).filter((letter) => other.has(letter));
  if (both.length === 0) return [];
  const path = settings.consonants.length > 0 ? 'consonants' : 'vowels';
  const left = settings[path].filter((letter) => !both.includes(letter));
  const issue: SettingsIssue = { path, code: 'letters_overlap', params: { letters: both.join(', ') } };
  return [suggesting(settings, issue, left)];
}

function checkSize(settings: Settings): SettingsIssue[] {
  const fit = fitOf(settings);
  if (fit.fits) return [];
  const path = fit.rows === null && fit.columns !== null ? 'columns' : 'rows';
  const suggestion = fit.rows ?? fit.columns;
  if (suggestion !== null) {
    return [suggesting(settings, { path, code: 'too_few_letters' }, suggestion)];
  }
  // No size helps alone: it is the letters that are too few, one's own or those of beginners.
  const own = (['consonants', 'vowels'] as const).find((name) => settings[name].length > 0);
  const blamed = own ?? (settings.letters === 'first' ? 'letters' : 'pattern');
  const smaller = own === undefined ? null : smallerBothWays(settings);
  if (smaller !== null) return [{ path: blamed, code: 'too_few_letters_but', params: { ...smaller } }];
  const usual = own !== undefined ? [] : blamed === 'letters' ? 'all' : 'both';
  return [suggesting(settings, { path: blamed, code: 'too_few_letters' }, usual)];
}

function checkFinds({ task, finds, rows, columns }: Settings): SettingsIssue[] {
  const max = rows * columns;
  if (task !== 'find' || finds <= max) return [];
  return [{ path: 'finds', code: 'too_big', params: { max }, suggestion: max }];
}

/** The issue with the value, if it helps: other issues are mended by themselves. */
function suggesting(settings: Settings, issue: SettingsIssue, suggestion: SettingValue): SettingsIssue {
  const changed: Settings = { ...settings, [issue.path]: suggestion };
  const helps =
    checkScripts(changed).length === 0 && checkLetters(changed).length === 0 && fitOf(changed).fits;
  return helps ? { ...issue, suggestion } : issue;
}
