import { createFileRoute } from '@tanstack/react-router';
import { WordListEditor } from '../../../features/materials/words/word-list-editor.tsx';

export const Route = createFileRoute('/_app/materials/words/create')({
  staticData: { name: 'words_create' },
  component: function CreateWordListRoute() {
    const navigate = Route.useNavigate();
    return <WordListEditor list={null} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
