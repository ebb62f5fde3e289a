import { useTranslation } from 'react-i18next';
import { AnswerField } from '../question/answer-field.tsx';
import { AnswerFrame } from '../question/answer-frame.tsx';
import type { AnswerProps } from '../question/parts.tsx';
import type { FieldName } from './answer-fields.ts';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';
import { useAnswerFields } from './use-answer-fields.tsx';
import classes from './fractions.module.css';

type Props = AnswerProps<Settings, Item>;

/** A fraction is written as it stands in a school book, a decimal into one field. */
export function FractionAnswer(props: Props) {
  return props.settings.kind === 'decimal' ? <AnswerField {...props} /> : <CommonAnswer {...props} />;
}

/** Fields for the whole part, the numerator and the denominator; the slash, the arrows and Enter lead from one to the next. */
function CommonAnswer(props: Props) {
  const { settings, label, status, readOnly } = props;
  const { t } = useTranslation('fractions');
  const { fields, current, field } = useAnswerFields(props);
  const input = (name: FieldName) => (
    <input
      {...field(name)}
      className={classes.field}
      data-field={name}
      data-current={(!readOnly && name === current) || undefined}
      data-empty={fields[name] === '' || undefined}
      inputMode="none"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={t(`answer.${name}`)}
      aria-invalid={status === 'again' || status === 'wrong' || undefined}
      readOnly={readOnly}
    />
  );
  return (
    <AnswerFrame
      className={classes.answer}
      role="group"
      aria-label={label}
      status={status}
      data-done={readOnly || undefined}
    >
      {fields.isNegative && <span>−</span>}
      {settings.allow_mixed && input('whole')}
      <span className={classes.stack} data-whole={(readOnly && fields.denominator === '') || undefined}>
        {input('numerator')}
        {input('denominator')}
      </span>
    </AnswerFrame>
  );
}
