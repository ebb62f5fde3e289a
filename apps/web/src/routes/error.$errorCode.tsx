import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/error/$errorCode')({
  staticData: { name: 'Error' },
  loader: withTexts('errors'),
  component: function ErrorRoute() {
    return <ErrorPage code={Route.useParams().errorCode} />;
  },
});
