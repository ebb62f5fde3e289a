import { Checkbox } from '@mindhero/ui/checkbox';
import { Chips } from '@mindhero/ui/chips';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clearFontSwitch, rulerSwitch, useSwitch, wideSwitch } from '../../../platform/device-switches.ts';
import { contrastChoice, contrasts } from '../../../platform/read-contrast.ts';
import classes from './read-look-choice.module.css';

const switches = { font: clearFontSwitch, wide: wideSwitch, ruler: rulerSwitch } as const;

/** What letters, spaces, lines and colours of all that is read are like, and a sentence that shows it. */
export function ReadLookChoice() {
  const { t } = useTranslation('read_look');
  const contrast = useSyncExternalStore(contrastChoice.subscribe, contrastChoice.read);
  return (
    <div className={classes.choice}>
      <div>
        <Switch name="font" />
        <Switch name="wide" />
        <Switch name="ruler" />
      </div>
      <Chips
        label={t('contrast')}
        value={contrast}
        options={contrasts.map((value) => ({ value, label: t(`colours.${value}`) }))}
        onChange={contrastChoice.choose}
      />
      <p className={classes.sample} data-read="ground">
        {t('sample')}
      </p>
      <p className={classes.about}>{t('about')}</p>
    </div>
  );
}

function Switch({ name }: { readonly name: keyof typeof switches }) {
  const { t } = useTranslation('read_look');
  const own = switches[name];
  return (
    <Checkbox
      label={t(name)}
      description={t(`${name}_text`)}
      checked={useSwitch(own)}
      onChange={(event) => own.turn(event.currentTarget.checked)}
    />
  );
}
