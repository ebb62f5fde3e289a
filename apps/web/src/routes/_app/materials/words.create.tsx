import { createFileRoute } from '@tanstack/react-router';
import { NewWordList } from '../../../features/materials/words/new-word-list.tsx';

export const Route = createFileRoute('/_app/materials/words/create')({
  staticData: { name: 'words_create' },
  component: function CreateWordListRoute() {
    const navigate = Route.useNavigate();
    return <NewWordList onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
