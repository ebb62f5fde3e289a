import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { PaperDesk, PaperList } from '@mindhero/ui/paper';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../platform/links.tsx';
import { cardSheetQuery, type SheetCard } from './card-sheet.ts';
import { LoginCard } from './login-card.tsx';
import classes from './cards.module.css';

/** How many cards fit on a page of A4: two beside each other, five below each other. */
const CARDS_ON_PAGE = 10;

/** The login cards that were just made, as they will be printed. */
export function CardsPage() {
  const { t } = useTranslation(['login_cards', 'people']);
  const cards = useQuery(cardSheetQuery).data ?? [];
  const crumbs = [
    <Link key="students" to="/students">
      {t('people:title')}
    </Link>,
  ];
  if (cards.length === 0) {
    return (
      <Page title={t('login_cards:title')} crumbs={crumbs}>
        <EmptyState
          title={t('login_cards:none.title')}
          text={t('login_cards:none.text')}
          action={<ButtonLink to="/students">{t('login_cards:none.button')}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page
      title={t('login_cards:title')}
      crumbs={crumbs}
      printed={false}
      actions={
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('login_cards:print', { count: cards.length })}
        </Button>
      }
    >
      <div className={classes.hint}>
        <Callout>{t('login_cards:once', { count: cards.length })}</Callout>
      </div>
      <PaperDesk>
        {pagesOf(cards).map((page, index) => (
          <PaperList
            key={page[0]?.id}
            margin="narrow"
            className={classes.paper}
            aria-label={t('login_cards:page', { page: index + 1 })}
          >
            {page.map((card) => (
              <LoginCard key={card.id} card={card} />
            ))}
          </PaperList>
        ))}
      </PaperDesk>
    </Page>
  );
}

function pagesOf(cards: readonly SheetCard[]): readonly (readonly SheetCard[])[] {
  return Array.from({ length: Math.ceil(cards.length / CARDS_ON_PAGE) }, (_, page) =>
    cards.slice(page * CARDS_ON_PAGE, (page + 1) * CARDS_ON_PAGE),
  );
}
