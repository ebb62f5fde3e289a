import { mostDiscounts } from '@mindhero/contract/limits';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { IconButton } from '@mindhero/ui/icon-button';
import { TextField } from '@mindhero/ui/text-field';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import { type BoundRow, type DiscountKind, withRow } from './price-draft.ts';
import classes from './prices.module.css';

interface BoundFieldsProps {
  readonly kind: DiscountKind;
  readonly rows: readonly BoundRow[];
  readonly errorOf: (path: string, spokenOfAs?: string) => string | null;
  /** From how many on more gets less off; null for nowhere. */
  readonly falls: number | null;
  /** @param mended the paths that are blamed no longer */
  readonly onChange: (rows: readonly BoundRow[], mended: readonly string[]) => void;
}

/** The discounts of one kind, a line each: from how many on, and how much of the price. */
export function BoundFields({ kind, rows, errorOf, falls, onChange }: BoundFieldsProps) {
  const { t } = useTranslation('plans_desk');
  const { number } = useFormats();
  const own = errorOf(kind, 'discounts');
  const set = (at: number, part: Partial<BoundRow>, field: string) =>
    onChange(
      rows.map((row, index) => (index === at ? { ...row, ...part } : row)),
      [`${kind}.${at}.${field}`],
    );
  return (
    <fieldset className={classes.bounds} data-fault={own !== null || undefined}>
      <legend>{t(`prices.${kind}`)}</legend>
      {rows.length === 0 && <p className={classes.hint}>{t('prices.no_discount')}</p>}
      {rows.map(({ key, from, percent }, at) => (
        <div key={key} className={classes.bound}>
          <TextField
            label={t(`prices.row_${kind}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={from}
            error={errorOf(`${kind}.${at}.from`, 'bound_from')}
            onChange={({ currentTarget }) => set(at, { from: currentTarget.value }, 'from')}
          />
          <TextField
            label={t('prices.row_percent')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            rightSection={<span aria-hidden>%</span>}
            value={percent}
            error={errorOf(`${kind}.${at}.basis_points`, 'bound_percent')}
            onChange={({ currentTarget }) => set(at, { percent: currentTarget.value }, 'basis_points')}
          />
          <IconButton
            label={t(`prices.remove_${kind}`, { from: from === '' ? '–' : from })}
            icon={<IconTrash size={20} aria-hidden />}
            onClick={() =>
              onChange(
                rows.filter((row) => row.key !== key),
                [kind],
              )
            }
          />
        </div>
      ))}
      {own !== null && <p className={classes.fault}>{own}</p>}
      {falls !== null && (
        <Callout tone="warning" role="status">
          {t('prices.falls', { from: number(falls) })}
        </Callout>
      )}
      {rows.length < mostDiscounts && (
        <div>
          <Button
            size="sm"
            kind="ghost"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange(withRow(rows), [kind])}
          >
            {t('prices.add_discount')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
