import { useMediaQuery } from '@mantine/hooks';
import { Card } from '@mindhero/ui/card';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './set-up.module.css';

interface SettingsCardProps {
  /** Something is wrong with them, so that they must be seen. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** The settings; folded on a phone, where most pupils just choose a training. */
export function SettingsCard({ isWrong, children }: SettingsCardProps) {
  const { t } = useTranslation('play');
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useState(false);
  if (!isPhone) return <Card title={t('settings')}>{children}</Card>;
  return (
    <Card>
      <details
        className={classes.settings}
        open={unfolded || isWrong}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>
          <h2>{t('settings')}</h2>
          <IconChevronDown aria-hidden />
        </summary>
        {children}
      </details>
    </Card>
  );
}
