import type { SettingsIssue } from '@mindhero/engine/settings';
import { Callout } from '@mindhero/ui/callout';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import classes from './set-up.module.css';

interface SettingsFaultProps {
  readonly issues: readonly SettingsIssue[];
  readonly texts: RoomTexts;
  /** The id of the form with the fields. */
  readonly form: string;
}

/** Why these settings cannot be started, below the start, and the way to the field where that is mended. */
export function SettingsFault({ issues, texts, form }: SettingsFaultProps) {
  const { t } = useTranslation('play');
  const [issue] = issues;
  if (issue === undefined) return null;
  const lead = () => {
    const field = document.querySelector(`#${CSS.escape(form)} [data-invalid='true']`);
    const control =
      field?.querySelector<HTMLElement>("[aria-invalid='true']") ?? field?.querySelector('input');
    field?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return (
    <Callout tone="fault">
      <span className={classes.fault}>
        {texts.issue(issue)}
        <button type="button" className={classes.lead} onClick={lead}>
          {t('to_field', { field: texts.setting(issue.path) })}
        </button>
      </span>
    </Callout>
  );
}
