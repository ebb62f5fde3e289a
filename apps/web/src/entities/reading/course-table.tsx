import type { ReadingStep } from '@mindhero/contract/reading';
import { FigureTable } from '@mindhero/ui/figure-table';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { languageNames } from '../../platform/language.ts';
import { unitOf } from './course.ts';

/** What the charts show, in figures; the latest first. */
export function CourseTable({ texts }: { readonly texts: readonly ReadingStep[] }) {
  const { t } = useTranslation('reading');
  const { shortDate, number, percent } = useFormats();
  const unit = unitOf(texts);
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          {unit === 'cpm' && <th scope="col">{t('language')}</th>}
          <th scope="col">{t(unit)}</th>
          <th scope="col">{t('understanding')}</th>
          {unit === 'wpm' && <th scope="col">{t('effective')}</th>}
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text.play}>
            <th scope="row">{shortDate(text.finished_at)}</th>
            {unit === 'cpm' && <td>{languageNames[text.language]}</td>}
            <td>
              {number(text[unit])} {!text.is_measure && <small>({t('not_compared')})</small>}
            </td>
            <td>{text.understanding === null ? '–' : percent(text.understanding)}</td>
            {unit === 'wpm' && <td>{text.effective === null ? '–' : number(text.effective)}</td>}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
