import type { ReadingStep } from '@mindhero/contract/reading';
import type { Language } from '@mindhero/contract/user';
import { DayLines } from '@mindhero/ui/day-chart';
import { Segments } from '@mindhero/ui/segments';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dispensable } from '../../platform/dispensable.tsx';
import { useFormats } from '../../platform/format.ts';
import { languageNames } from '../../platform/language.ts';
import { CourseTable } from './course-table.tsx';
import { unitOf } from './course.ts';
import classes from './course.module.css';

interface CourseChartProps {
  /** The latest first. */
  readonly texts: readonly ReadingStep[];
}

/** Speed and understanding from text to text. Texts that were made harder to read are looked at by themselves. */
export default function CourseChart({ texts }: CourseChartProps) {
  const { t } = useTranslation('reading');
  const [plain, transformed] = useMemo(
    () => [texts.filter((text) => !text.is_transformed), texts.filter((text) => text.is_transformed)],
    [texts],
  );
  const [chosen, setChosen] = useState<'plain' | 'transformed'>(plain.length > 0 ? 'plain' : 'transformed');
  const shown = chosen === 'plain' ? plain : transformed;
  return (
    <div className={classes.course}>
      {plain.length > 0 && transformed.length > 0 && (
        <Segments
          label={t('kind')}
          options={(['plain', 'transformed'] as const).map((value) => ({ value, label: t(value) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {/* The same stands in the table: a chart that fails takes nothing with it. */}
      <Dispensable resetKey={chosen}>
        <Charts texts={shown} />
      </Dispensable>
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <CourseTable texts={shown} />
      </details>
    </div>
  );
}

const colors: Readonly<Record<Language, string>> = {
  EN: 'var(--brand)',
  DE: 'var(--math)',
  RU: 'var(--memory)',
  UK: 'var(--reading)',
};

/** Drawn for new texts only, since the chart library keeps a store of its own. */
const Charts = memo(function Charts({ texts }: CourseChartProps) {
  const { t } = useTranslation('reading');
  const { shortDate, number, percent } = useFormats();
  const unit = unitOf(texts);
  const days = useMemo(() => texts.toReversed().map((text) => rowOf(text, unit)), [texts, unit]);
  const languages = [...new Set(texts.map(({ language }) => language))];
  return (
    <>
      <h3 className={classes.heading}>{t(unit)}</h3>
      <DayLines
        label={t(unit)}
        days={days}
        series={[
          ...languages.map((name) => ({ name, label: languageNames[name], color: colors[name] })),
          ...(texts.every((text) => text.is_measure)
            ? []
            : [{ name: 'apart' as const, label: t('not_compared'), color: 'var(--muted)', apart: true }]),
        ]}
        dayText={shortDate}
        valueText={number}
      />
      {texts.some(({ understanding }) => understanding !== null) && (
        <>
          <h3 className={classes.heading}>{t('understanding')}</h3>
          <DayLines
            label={t('understanding')}
            days={days}
            series={[{ name: 'understanding', label: t('understanding'), color: 'var(--right)' }]}
            most={100}
            dayText={shortDate}
            valueText={percent}
          />
        </>
      )}
    </>
  );
});

/** A text's figures, its speed under its language, or apart where it is no measure. */
function rowOf(text: ReadingStep, unit: 'wpm' | 'cpm') {
  const speedIn = (language: Language) => (text.is_measure && text.language === language ? text[unit] : null);
  const { finished_at: day, understanding } = text;
  return {
    day,
    understanding,
    apart: text.is_measure ? null : text[unit],
    EN: speedIn('EN'),
    DE: speedIn('DE'),
    RU: speedIn('RU'),
    UK: speedIn('UK'),
  };
}
