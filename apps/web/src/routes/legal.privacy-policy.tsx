import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/auth/documents/document-page.tsx';
import { readDocumentSearch, versionOf } from '../features/auth/documents/versions.ts';
import { withTexts } from '../platform/i18n.ts';

export const Route = createFileRoute('/legal/privacy-policy')({
  staticData: { name: 'privacy_policy' },
  validateSearch: readDocumentSearch,
  loader: withTexts('documents'),
  component: function DocumentRoute() {
    return (
      <DocumentPage document="privacy_policy" version={versionOf('privacy_policy', Route.useSearch())} />
    );
  },
});
