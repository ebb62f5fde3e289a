import { Card } from '@mindhero/ui/card';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsSwitch, useSwitch } from '../../../platform/device-switches.ts';
import classes from './set-up.module.css';

interface SettingsCardProps {
  /** Something is wrong with them, so that they must be seen. */
  readonly isWrong: boolean;
  /** What they are, in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** The settings, folded as most pupils just choose a training; a person who unfolds them finds them so the next time. */
export function SettingsCard({ isWrong, summary, children }: SettingsCardProps) {
  const { t } = useTranslation('play');
  const unfolded = useSwitch(settingsSwitch);
  return (
    <Card>
      <details
        className={classes.settings}
        open={unfolded || isWrong}
        onToggle={({ currentTarget: { open } }) => {
          // What opens for a fault says nothing about what its reader likes.
          if (!isWrong) settingsSwitch.turn(open);
        }}
      >
        <summary>
          <h2>{t('settings')}</h2>
          <span className={classes.told}>{summary}</span>
          <IconChevronDown aria-hidden />
        </summary>
        {children}
      </details>
    </Card>
  );
}
