import type { Language } from '@mindhero/contract/user';
import { difficulties, type Difficulty } from '@mindhero/engine/reading/choice';
import { Pill } from '@mindhero/ui/pill';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import { useMeasures } from './use-measures.ts';
import classes from './editor.module.css';

interface MeasuresProps {
  readonly language: Language;
  /** As the person has chosen it. */
  readonly difficulty: Difficulty;
  readonly body: string;
}

/** What the measures say beside the level that was chosen. */
export function Measures(props: MeasuresProps) {
  const { t } = useTranslation(['text_editor', 'materials']);
  const { number, percent } = useFormats();
  const { measures, limits, beyond, level, uncommon } = useMeasures(props);
  if (measures.words === 0) return <p className={classes.muted}>{t('text_editor:measures.none')}</p>;
  const differs = difficulties.indexOf(level) - difficulties.indexOf(props.difficulty);
  const rows = [
    {
      id: 'mean_sentence_length',
      value: number(measures.mean_sentence_length),
      limit: t('text_editor:measures.up_to', { limit: number(limits.mean_sentence_length) }),
    },
    {
      id: 'lix',
      value: number(Math.round(measures.lix)),
      limit: t('text_editor:measures.below', { limit: number(limits.lix) }),
    },
    {
      id: 'common_percent',
      value: measures.common_percent === null ? '…' : percent(measures.common_percent),
      limit: t('text_editor:measures.at_least', { limit: percent(limits.common_percent) }),
    },
  ] as const;
  return (
    <section className={classes.measures} aria-label={t('text_editor:measures.title')}>
      <p className={classes.level}>
        {t('text_editor:measures.title')}:{' '}
        <Pill tone={differs === 0 ? 'right' : 'gold'}>{t(`materials:difficulty.${level}`)}</Pill>{' '}
        <span role="status">
          {differs === 0 && t('text_editor:measures.same')}
          {differs > 0 && t('text_editor:measures.harder')}
          {differs < 0 && t('text_editor:measures.easier')}
        </span>
      </p>
      <dl>
        {rows.map(({ id, value, limit }) => (
          <div key={id} data-beyond={beyond.has(id) || undefined}>
            <dt>{t(`text_editor:measures.${id}`)}</dt>
            <dd>
              {beyond.has(id) && <IconAlertTriangle size={16} aria-hidden />}
              <b>{value}</b> <small>{limit}</small>
            </dd>
          </div>
        ))}
      </dl>
      {uncommon.length > 0 && (
        <p className={classes.muted} lang={props.language.toLowerCase()}>
          {t('text_editor:measures.uncommon', { words: uncommon.join(', ') })}
        </p>
      )}
    </section>
  );
}
