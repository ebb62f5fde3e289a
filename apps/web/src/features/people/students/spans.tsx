import type { ResponseOf } from '@mindhero/contract/endpoint';
import { type listStudentSpans, spanKinds } from '@mindhero/contract/play';
import { exportStudentSpans, spansFileColumns } from '@mindhero/contract/student-files';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { studentSpansQuery } from '../../../entities/person/students.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import card from '../../../platform/table-card.module.css';
import classes from './spans.module.css';

/** How much a student keeps in mind, beside what is usual at each age: nobody's age is known here. */
export function Spans({ id }: { readonly id: number }) {
  const { t } = useTranslation('people');
  const found = useQuery(studentSpansQuery(id));
  if (found.isPending) return <CardSkeleton lines={4} />;
  return (
    <Card
      title={t('spans.title')}
      actions={
        <TableExport
          count={found.data?.spans.length ?? 0}
          columns={spansFileColumns}
          fetchFile={(file) => call(exportStudentSpans, { params: { id }, query: file })}
        />
      }
    >
      {found.isError ? (
        <LoadFailure item="results" error={found.error} onRetry={found.refetch} />
      ) : found.data.spans.length === 0 ? (
        <p className={card.hint}>{t('spans.none')}</p>
      ) : (
        <>
          <p className={card.hint}>{t('spans.text')}</p>
          <Tables {...found.data} />
        </>
      )}
    </Card>
  );
}

/** The student's own, then what is usual, with the same lines. */
function Tables({ spans, bands }: ResponseOf<typeof listStudentSpans>) {
  const { t } = useTranslation('people');
  const { number, shortDate } = useFormats();
  const played = spanKinds.flatMap((kind) => spans.find((span) => span.kind === kind) ?? []);
  return (
    <div className={card.tables}>
      <table className={classes.table}>
        <caption>{t('spans.own')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('spans.kind')}</th>
            <th scope="col">{t('spans.best')}</th>
            <th scope="col">{t('spans.first')}</th>
            <th scope="col">{t('spans.latest')}</th>
            <th scope="col">{t('spans.plays')}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ kind, best, best_at, first, latest, plays }) => (
            <tr key={kind}>
              <th scope="row">{t(`spans.kinds.${kind}`)}</th>
              <td title={shortDate(best_at)}>
                <b>{number(best)}</b>
              </td>
              <td>{number(first)}</td>
              <td>{number(latest)}</td>
              <td>{number(plays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={classes.table}>
        <caption>{t('spans.usual')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('spans.age')}</th>
            {bands.map(({ from_age, to_age }) => (
              <th key={from_age} scope="col">
                {from_age === to_age ? from_age : unbroken(from_age, to_age)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map(({ kind }) => (
            <tr key={kind}>
              <th scope="row">{t(`spans.kinds.${kind}`)}</th>
              {bands.map(({ from_age, usual }) => (
                <td key={from_age}>{usual[kind] === undefined ? '–' : number(usual[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A range that no line is broken in. */
function unbroken(from: number, to: number): string {
  return `${from}\u2060–\u2060${to}`;
}
