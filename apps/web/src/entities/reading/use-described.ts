import type { NextReading } from '@mindhero/contract/reading';
import { useTranslation } from 'react-i18next';

/** A text that is looked for, in words: "easy, up to 100 words". */
export function useDescribed(): (next: Pick<NextReading, 'difficulty' | 'max_words'>) => string {
  const { t } = useTranslation('reading');
  return ({ difficulty, max_words }) =>
    t('next.described', {
      level: t(`level.${difficulty}`),
      length: max_words === null ? t('length.any') : t('length.up_to', { words: max_words }),
    });
}
