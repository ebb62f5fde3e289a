import { Card } from '@mindhero/ui/card';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { calmSwitch, soundSwitch, useSwitch } from '../../platform/device-switches.ts';
import classes from './profile.module.css';

/** Sound and calm mode, as every game has them at hand too. */
export function GameSwitches() {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('games.title')}>
      <div className={classes.switches}>
        <Checkbox
          label={t('games.sound')}
          checked={useSwitch(soundSwitch)}
          onChange={(event) => soundSwitch.turn(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('games.calm')}
          description={t('games.calm_text')}
          checked={useSwitch(calmSwitch)}
          onChange={(event) => calmSwitch.turn(event.currentTarget.checked)}
        />
      </div>
    </Card>
  );
}
