import type { PlayFlag } from '@mindhero/contract/play';
import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './cells.module.css';

/** That something is to be known of how it was played, and what; nothing where all was as usual. */
export function FlagSign({ flags }: { readonly flags: readonly PlayFlag[] }) {
  const words = useFlagWords()(flags);
  if (words === null) return null;
  return (
    <span className={classes.flag} role="img" aria-label={words} title={words}>
      <IconFlag size={14} aria-hidden />
    </span>
  );
}

/** What flags say, in one line; null without any. */
export function useFlagWords(): (flags: readonly PlayFlag[]) => string | null {
  const { t } = useTranslation(['task_results', 'common']);
  return (flags) =>
    flags.length === 0
      ? null
      : t('task_results:notes', { notes: flags.map((flag) => t(`common:flag.${flag}`)).join('; ') });
}
