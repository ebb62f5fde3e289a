import { DayField, type DayFieldProps, TimeOfDayField } from '@mindhero/ui/day-field';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../platform/format.ts';
import { useNow } from '../../platform/use-now.ts';
import { useSchoolTime } from './school-time.ts';
import classes from './date-time-field.module.css';

type PlainDayFieldProps = Omit<DayFieldProps, 'today' | 'locale' | 'texts'>;

/** A calendar day as the language of the page writes it. */
export function DateField(props: PlainDayFieldProps) {
  const { t, i18n } = useTranslation();
  const { day } = useSchoolTime();
  const now = useNow();
  return (
    <DayField
      {...props}
      today={day(now.toISOString())}
      locale={localeOf(i18n.language)}
      texts={{
        pattern: t('day_field.pattern'),
        open: t('day_field.open'),
        previousMonth: t('day_field.previous_month'),
        nextMonth: t('day_field.next_month'),
      }}
    />
  );
}

interface DateTimeFieldProps extends Omit<PlainDayFieldProps, 'value' | 'onChange'> {
  /** As the clocks of the school show it: YYYY-MM-DDTHH:mm. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day and a time of the school's zone. */
export function DateTimeField({ value, onChange, ...field }: DateTimeFieldProps) {
  const { t } = useTranslation();
  const [day = '', time = ''] = value.split('T');
  return (
    <div className={classes.pair}>
      <DateField {...field} value={day} onChange={(next) => onChange(`${next}T${time}`)} />
      <TimeOfDayField
        label={t('day_field.time', { field: field.label })}
        value={time.slice(0, 5)}
        disabled={field.disabled ?? false}
        required={field.required ?? false}
        error={field.error !== null && field.error !== undefined}
        onChange={(next) => onChange(`${day}T${next}`)}
      />
    </div>
  );
}
