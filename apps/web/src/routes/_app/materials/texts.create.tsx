import { createFileRoute } from '@tanstack/react-router';
import { TextEditor } from '../../../features/materials/texts/editor/text-editor.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/materials/texts/create')({
  staticData: { name: 'text_create' },
  loader: withTexts('text_editor'),
  component: function CreateTextRoute() {
    const navigate = Route.useNavigate();
    return <TextEditor text={null} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
