import { Button } from '@mindhero/ui/button';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import type { PastedName } from './pasted-names.ts';
import classes from './names-preview.module.css';

interface NamesPreviewProps {
  readonly names: readonly PastedName[];
  /** What is wrong with a line, in words. */
  readonly faultOf: (name: PastedName) => string | null;
  /** The earlier line that says the same. */
  readonly repeated: ReadonlyMap<number, number>;
  readonly onSwap: () => void;
}

/** What was pasted, as two columns that change places by one button. */
export function NamesPreview({ names, faultOf, repeated, onSwap }: NamesPreviewProps) {
  const { t } = useTranslation('accounts');
  const { number } = useFormats();
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        <span>{t('several.preview', { count: names.length })}</span>
        <Button size="sm" kind="ghost" icon={<IconArrowsExchange size={18} aria-hidden />} onClick={onSwap}>
          {t('several.swap')}
        </Button>
      </div>
      <div className={classes.rows}>
        <table aria-label={t('several.names_read')}>
          <thead>
            <tr>
              <th scope="col">{t('several.line')}</th>
              <th scope="col">{t('field.first_name')}</th>
              <th scope="col">{t('field.last_name')}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => {
              const fault = faultOf(name);
              const before = repeated.get(name.line);
              return (
                <tr key={name.line} data-fault={fault === null ? undefined : true}>
                  <td>{number(name.line)}</td>
                  <td>
                    {name.first_name}
                    {fault !== null && <span className={classes.fault}>{fault}</span>}
                    {fault === null && before !== undefined && (
                      <span className={classes.note}>{t('several.repeated', { line: number(before) })}</span>
                    )}
                  </td>
                  <td>{name.last_name || '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
