import type { Play } from '@mindhero/contract/play';
import { notesOf } from '@mindhero/contract/play-notes';
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
  const notes = notesOf(play);
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
        {notes.map((note) => (
          <Pill key={note} tone="gold">
            {t(`common:flag.${note}`)}
          </Pill>
        ))}
      </p>
      {notes.map((note) => (
        <p key={note} className={classes.meaning}>
          {t(`replay:flag.${note}`)}
        </p>
      ))}
    </Card>
  );
}
