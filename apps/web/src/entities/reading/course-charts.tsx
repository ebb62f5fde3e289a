import type { ReadingStep } from '@mindhero/contract/reading';
import type { Language } from '@mindhero/contract/user';
import { DayLines } from '@mindhero/ui/day-chart';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { languageNames } from '../../platform/language.ts';
import { unitOf } from './course.ts';

interface ChartProps {
  /** The latest first. */
  readonly texts: readonly ReadingStep[];
}

const colors: Readonly<Record<Language, string>> = {
  EN: 'var(--brand)',
  DE: 'var(--math)',
  RU: 'var(--memory)',
  UK: 'var(--reading)',
};

/** Drawn for new texts only, since the chart library keeps a store of its own. */
export const SpeedChart = memo(function SpeedChart({ texts }: ChartProps) {
  const { t } = useTranslation('reading');
  const { shortDate, number } = useFormats();
  const unit = unitOf(texts);
  const days = useMemo(() => texts.toReversed().map((text) => speedOf(text, unit)), [texts, unit]);
  const languages = [...new Set(texts.map(({ language }) => language))];
  return (
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
  );
});

/** Drawn for new texts only, too. */
export const UnderstandingChart = memo(function UnderstandingChart({ texts }: ChartProps) {
  const { t } = useTranslation('reading');
  const { shortDate, percent } = useFormats();
  const days = useMemo(
    () => texts.toReversed().map(({ finished_at: day, understanding }) => ({ day, understanding })),
    [texts],
  );
  return (
    <DayLines
      label={t('understanding')}
      days={days}
      series={[{ name: 'understanding', label: t('understanding'), color: 'var(--right)' }]}
      most={100}
      dayText={shortDate}
      valueText={percent}
    />
  );
});

/** A text's speed under its language, or apart where it is no measure. */
function speedOf(text: ReadingStep, unit: 'wpm' | 'cpm') {
  const speedIn = (language: Language) => (text.is_measure && text.language === language ? text[unit] : null);
  return {
    day: text.finished_at,
    apart: text.is_measure ? null : text[unit],
    EN: speedIn('EN'),
    DE: speedIn('DE'),
    RU: speedIn('RU'),
    UK: speedIn('UK'),
  };
}
