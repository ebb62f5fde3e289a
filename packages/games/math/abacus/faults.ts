/** Settings that give no exercise, or one that has no room on the board. */
import { checkExamples } from '@mindhero/engine/additive/examples';
import { modules } from '@mindhero/engine/additive/modules';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { rangeOf } from './numbers.ts';
import type { AbacusSettings } from './settings.ts';

/** Longer numbers are no longer added: their totals would not stay exact. */
const LONGEST_TERM = 9;

/** Everything that is wrong; what is suggested for one setting works without changing another. */
export function faultsOf(settings: AbacusSettings): readonly SettingsIssue[] {
  return faults(settings).map((issue) => {
    const { suggestion, ...named } = issue;
    if (suggestion === undefined) return issue;
    return faults({ ...settings, [issue.path]: suggestion }).length === 0 ? issue : named;
  });
}

function faults(settings: AbacusSettings): SettingsIssue[] {
  switch (settings.mode) {
    case 'free':
      return [];
    case 'solve':
      return faultsOfSums(settings);
    case 'show':
    case 'read':
      return faultsOfNumbers(settings);
  }
}

function faultsOfSums(settings: AbacusSettings): SettingsIssue[] {
  const { module, digits, max_total } = settings;
  if (digits > LONGEST_TERM) {
    return [{ path: 'digits', code: 'too_big', params: { max: LONGEST_TERM }, suggestion: LONGEST_TERM }];
  }
  const largest = max_total ?? modules[module].defaultMaxTotal(digits);
  return [...checkExamples(settings), ...faultsOfRods(settings, largest)];
}

function faultsOfNumbers(settings: AbacusSettings): SettingsIssue[] {
  const { min, max } = settings;
  const { least, most } = rangeOf(settings);
  if (least <= most) return faultsOfRods(settings, most);
  // A largest number that is too short for its digits; else the smallest one lies too high.
  if (max !== null && max < least && (min === null || min <= max)) {
    return [{ path: 'max', code: 'impossible_configuration', suggestion: least }];
  }
  return [{ path: 'min', code: 'impossible_configuration', suggestion: most }];
}

/** Digits of the largest number that may come, against the rods. */
function faultsOfRods({ rods }: AbacusSettings, largest: number): SettingsIssue[] {
  const needed = String(largest).length;
  return needed <= rods
    ? []
    : [{ path: 'rods', code: 'too_few_rods', params: { needed }, suggestion: needed }];
}
