import { createFileRoute } from '@tanstack/react-router';
import { ManualPage } from '../../../features/manual/manual-page.tsx';

export const Route = createFileRoute('/_app/manual/$page')({
  component: function Page() {
    return <ManualPage name={Route.useParams().page} />;
  },
});
