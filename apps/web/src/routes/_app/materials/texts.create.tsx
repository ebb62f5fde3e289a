import { createFileRoute } from '@tanstack/react-router';
import { NewText } from '../../../features/materials/texts/editor/new-text.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts/create')({
  staticData: { name: 'text_create' },
  loader: withTexts('text_editor'),
  component: function CreateTextRoute() {
    const navigate = Route.useNavigate();
    return <NewText onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
