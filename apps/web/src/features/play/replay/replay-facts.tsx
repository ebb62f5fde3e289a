import type { Play } from '@mindhero/contract/play';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { Stars } from '@mindhero/ui/stars';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { clockTime } from './clock-time.ts';
import classes from './replay.module.css';

/** The result of a play as the server has it. */
export function ReplayFacts({ play, summary }: { readonly play: Play; readonly summary: readonly string[] }) {
  const { t } = useTranslation(['play', 'common']);
  const format = useFormats();
  const facts = [
    [t('replay.correct'), format.number(play.correct)],
    [t('replay.incorrect'), format.number(play.incorrect)],
    [t('replay.missed'), format.number(play.missed)],
    [t('replay.time'), clockTime(play.active_ms)],
    [t('replay.points'), format.number(play.points)],
  ];
  return (
    <Card>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.pills}>
        <Stars value={play.stars} label={t('common:stars', { value: play.stars })} />
        <Pill>{t(`replay.ended.${play.ended}`)}</Pill>
        {summary.map((part) => (
          <Pill key={part} tone={play.subject}>
            {part}
          </Pill>
        ))}
        {play.flags.map((flag) => (
          <Pill key={flag} tone="wrong">
            {t(`replay.flag.${flag}`)}
          </Pill>
        ))}
      </p>
    </Card>
  );
}
