import { createFileRoute } from '@tanstack/react-router';
import type { ManualSearch } from '../../../features/manual/manual-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** The manual: its page of contents and its pages. */
export const Route = createFileRoute('/_app/manual')({
  staticData: { name: 'manual' },
  validateSearch: readLater<ManualSearch>(),
  loader: withTexts('manual', 'game_titles'),
});
