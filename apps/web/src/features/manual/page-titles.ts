import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { gameOfPage } from './contents.ts';
import { type Manual, manualQuery } from './manual-query.ts';

/** The manual in the language of the page. */
export function useManual(): Manual {
  const { language } = useTranslation().i18n;
  return useSuspenseQuery(manualQuery(language)).data;
}

/** What pages are called; those of games are called as the games are. */
export function usePageTitle(): (page: string) => string {
  const manual = useManual();
  const { t } = useTranslation('game_titles');
  return (page) => {
    const game = gameOfPage(page);
    return game === undefined ? (manual.pages.get(page)?.title ?? '') : t(`title.${game}`);
  };
}
