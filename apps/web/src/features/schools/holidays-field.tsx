import { type Holiday, MOST_HOLIDAYS } from '@mindhero/contract/holidays';
import { Button } from '@mindhero/ui/button';
import { IconButton } from '@mindhero/ui/icon-button';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../entities/school/date-time-field.tsx';
import classes from './schools.module.css';

interface HolidaysFieldProps {
  readonly value: readonly Holiday[];
  readonly errorOf: (path: string) => string | null;
  /** @param mended the paths that are blamed no longer */
  readonly onChange: (holidays: Holiday[], mended: readonly string[]) => void;
}

const ends = ['from', 'to'] as const;

/** When there are no lessons: a line for each, from the first day to the last. */
export function HolidaysField({ value, errorOf, onChange }: HolidaysFieldProps) {
  const { t } = useTranslation('schools');
  const own = errorOf('holidays');
  return (
    <fieldset className={classes.holidays} data-fault={own !== null || undefined}>
      <legend>{t('holidays.label')}</legend>
      <p className={classes.ratingHint}>{t('holidays.hint')}</p>
      {value.map((holiday, at) => (
        // A line has no name of its own; days are changed where they stand.
        <div key={at} className={classes.holiday}>
          {ends.map((end) => (
            <DateField
              key={end}
              label={t(`holidays.${end}`)}
              value={holiday[end]}
              error={errorOf(`holidays.${at}.${end}`)}
              onChange={(day) =>
                onChange(
                  value.map((one, index) => (index === at ? { ...one, [end]: day } : one)),
                  ends.map((name) => `holidays.${at}.${name}`),
                )
              }
            />
          ))}
          <IconButton
            label={t('holidays.remove', { number: at + 1 })}
            icon={<IconTrash aria-hidden />}
            onClick={() =>
              onChange(
                value.filter((_, index) => index !== at),
                ['holidays'],
              )
            }
          />
        </div>
      ))}
      {own !== null && <p role="alert">{own}</p>}
      {value.length < MOST_HOLIDAYS && (
        <div>
          <Button
            kind="ghost"
            icon={<IconPlus size={18} aria-hidden />}
            onClick={() => onChange([...value, { from: '', to: '' }], ['holidays'])}
          >
            {t('holidays.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
