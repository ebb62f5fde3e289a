import type { Sums } from '@mindhero/contract/task-results';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import classes from './cells.module.css';

/** How many items were right at the first try, how many wrong, and how many missed, if any was. */
export function Answers({ correct, incorrect, missed }: Sums) {
  const { t } = useTranslation('task_results');
  const { number } = useFormats();
  return (
    <span
      className={classes.answers}
      role="img"
      aria-label={t('details.answers', { correct, incorrect, missed })}
    >
      <IconCheck size={14} />
      {number(correct)}
      <IconX size={14} />
      {number(incorrect)}
      {missed > 0 && (
        <>
          <IconMinus size={14} />
          {number(missed)}
        </>
      )}
    </span>
  );
}
