import type { ImportLine, ImportNamesake } from '@mindhero/contract/student-import';
import { Button } from '@mindhero/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { useFormats } from '../../../platform/format.ts';
import { useCellFault } from './table-faults.ts';
import classes from './import.module.css';

/** As many as a browser draws at once without a wait. */
const STEP = 200;

/** Lines of a file with what comes of them. */
export function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const [most, setMost] = useState(STEP);
  return (
    <div className={classes.lines}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('table.line')}</th>
            <th scope="col">{t('table.name')}</th>
            <th scope="col">{t('table.what')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((line) => (
            <tr key={line.line}>
              <td className={classes.number}>{number(line.line)}</td>
              <td>{nameOf(line) || '–'}</td>
              <td>
                <What line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > most && (
        <Button size="sm" kind="subtle" onClick={() => setMost(most + STEP)}>
          {t('more', { count: lines.length - most })}
        </Button>
      )}
    </div>
  );
}

function What({ line }: { readonly line: ImportLine }) {
  const { t } = useTranslation('imports');
  const faultOf = useCellFault();
  const { outcome, errors, changes, username, namesake } = line;
  switch (outcome) {
    case 'refused':
      return errors.map((fault) => (
        <span key={`${fault.path} ${fault.code}`} className={classes.cellFault}>
          {faultOf(fault)}
        </span>
      ));
    case 'changed':
      return changes.map((column) => t(`column.${column}`)).join(', ');
    case 'created':
      return (
        <>
          {username === '' ? t('username_made') : t('username_given', { username })}
          {namesake !== null && (
            <span className={classes.namesake}>
              <CalledLike namesake={namesake} />
            </span>
          )}
        </>
      );
    case 'left_out':
      return namesake === null ? null : <CalledLike namesake={namesake} />;
    case 'unchanged':
      return username;
  }
}

function CalledLike({ namesake: { username, line } }: { readonly namesake: ImportNamesake }) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  if (username !== null) return t('namesake.there', { username });
  return line === null ? null : t('namesake.line', { line: number(line) });
}
