import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { BooksPage } from '../../../features/plans/desk/books/books-page.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/books')({
  staticData: { name: 'plans_books' },
  beforeLoad: allowOnly(isAdmin),
  loader: withTexts('plans', 'plans_desk'),
  component: BooksPage,
});
