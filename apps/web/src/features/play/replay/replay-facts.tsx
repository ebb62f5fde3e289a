import type { Play } from '@mindhero/contract/play';
import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { Pill } from '@mindhero/ui/pill';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { clockTime } from './clock-time.ts';
import classes from './replay.module.css';

/** The result of a play as the server has it. */
export function ReplayFacts({ play, summary }: { readonly play: Play; readonly summary: readonly string[] }) {
  const { t, i18n } = useTranslation(['replay', 'common']);
  const format = useFormats();
  const figures = [
    { label: t('correct'), value: format.number(play.correct) },
    { label: t('incorrect'), value: format.number(play.incorrect) },
    { label: t('missed'), value: format.number(play.missed) },
    { label: t('time'), value: clockTime(play.active_ms, i18n.language) },
    { label: t('points'), value: format.number(play.points) },
  ];
  return (
    <Card>
      <Figures kind="line" figures={figures} />
      <p className={classes.pills}>
        <Stars value={play.stars} label={t('common:stars', { value: play.stars })} />
        <Pill>{t(`common:ended.${play.ended}`)}</Pill>
        {summary.map((part) => (
          <Pill key={part} tone={play.subject}>
            {part}
          </Pill>
        ))}
        {play.flags.map((flag) => (
          <Pill key={flag} tone="gold">
            {t(`common:flag.${flag}`)}
          </Pill>
        ))}
      </p>
      {play.flags.map((flag) => (
        <p key={flag} className={classes.meaning}>
          {t(`replay:flag.${flag}`)}
        </p>
      ))}
    </Card>
  );
}
