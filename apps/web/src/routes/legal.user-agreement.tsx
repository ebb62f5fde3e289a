import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/auth/documents/document-page.tsx';
import { readDocumentSearch, versionOf } from '../features/auth/documents/versions.ts';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/legal/user-agreement')({
  staticData: { name: 'user_agreement' },
  validateSearch: readDocumentSearch,
  loader: withTexts('documents'),
  component: function DocumentRoute() {
    return (
      <DocumentPage document="user_agreement" version={versionOf('user_agreement', Route.useSearch())} />
    );
  },
});
