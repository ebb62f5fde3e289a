import { periods } from '@mindhero/contract/statistics/period';
import type { Report } from '@mindhero/contract/statistics/pupil';
import { type Language, languages } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Page } from '@mindhero/ui/page';
import { PaperDesk } from '@mindhero/ui/paper';
import { Segments } from '@mindhero/ui/segments';
import { SelectField } from '@mindhero/ui/select-field';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isStudent } from '../../../entities/person/permissions.ts';
import { languageNames } from '../../../platform/language.ts';
import { reportPeriod, type ReportSearch } from './report-search.ts';
import { ReportSheet } from './report-sheet.tsx';
import classes from './report.module.css';

interface ReportPageProps {
  readonly report: Report;
  /** Of the sheet, whatever the page speaks. */
  readonly language: Language;
  readonly search: ReportSearch;
  readonly onSearch: (search: ReportSearch) => void;
}

/** One page for the parents, as it will be printed. */
export function ReportPage({ report, language, search, onSearch }: ReportPageProps) {
  const { t } = useTranslation(['report', 'statistics']);
  return (
    <Page
      title={t('report:title')}
      printed={false}
      crumbs={[<Back key="back" report={report} />]}
      actions={
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('report:print')}
        </Button>
      }
    >
      <div className={classes.choices}>
        <Segments
          label={t('statistics:days.label')}
          value={search.days ?? reportPeriod}
          options={periods.map((value) => ({ value, label: t(`statistics:days.${value}`) }))}
          onChange={(days) => onSearch({ ...search, days })}
        />
        <SelectField
          label={t('report:language')}
          value={language}
          onChange={({ currentTarget }) =>
            onSearch({ ...search, language: languages.find((one) => one === currentTarget.value) })
          }
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <PaperDesk>
        <ReportSheet report={report} language={language.toLowerCase()} />
      </PaperDesk>
    </Page>
  );
}

/** Pupils come from their statistics, those who teach from the page of the pupil. */
function Back({ report: { student } }: Pick<ReportPageProps, 'report'>) {
  const { t } = useTranslation('screens');
  if (isStudent(useMe())) return <Link to="/statistics">{t('statistics')}</Link>;
  return (
    <Link to="/students/$id" params={{ id: String(student.id) }}>
      {student.name}
    </Link>
  );
}
