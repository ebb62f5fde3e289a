import type { SettingsIssue, SettingValue } from '@mindhero/engine/settings';
import { useTranslation } from 'react-i18next';
import type { SettingTexts } from './room-texts.ts';
import classes from './field-issue.module.css';

interface FieldIssueProps {
  readonly issue: SettingsIssue;
  readonly texts: SettingTexts;
  readonly onUse: (value: SettingValue) => void;
}

/** What is wrong with a field, or doubtful about it, and, where a value is known that works, a button that takes it. */
export function FieldIssue({ issue, texts, onUse }: FieldIssueProps) {
  const { t } = useTranslation('play');
  const { suggestion } = issue;
  return (
    <span className={classes.issue}>
      {texts.issue(issue)}
      {suggestion !== undefined && (
        <button type="button" className={classes.fix} onClick={() => onUse(suggestion)}>
          {isNothing(suggestion)
            ? t('use_nothing')
            : t('use_suggestion', { value: suggestionText(issue.path, suggestion, texts) })}
        </button>
      )}
    </span>
  );
}

/** A bound that is left out, or a choice of nothing in particular. */
function isNothing(value: SettingValue): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function suggestionText(path: string, value: SettingValue, texts: SettingTexts): string {
  const values: readonly SettingValue[] = Array.isArray(value) ? value : [value];
  return values.map((one) => (typeof one === 'string' ? texts.option(path, one) : String(one))).join(', ');
}
