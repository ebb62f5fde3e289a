import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What an address may say without leaving rows out. */
const unnarrowing: ReadonlySet<string> = new Set(['page', 'page_size', 'ordering', 'hide']);

interface NoRowsProps {
  /** What the list is asked for. */
  readonly search: object;
  /** Nothing fits: what was looked for. */
  readonly found: { readonly title: string; readonly text: string };
  /** There is nothing at all yet: what would be here, and how to begin. */
  readonly none: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  readonly onReset: () => void;
}

/** In place of a list without rows: the way out of a search that finds nothing, or how to begin. */
export function NoRows({ search, found, none, onReset }: NoRowsProps) {
  const { t } = useTranslation('lists');
  const isNarrowed = Object.keys(search).some((name) => !unnarrowing.has(name));
  if (!isNarrowed) return <EmptyState {...none} />;
  return <EmptyState {...found} action={<Button onClick={onReset}>{t('reset')}</Button>} />;
}
