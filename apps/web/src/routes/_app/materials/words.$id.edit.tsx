import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/materials/words/$id/edit')({
  staticData: { name: 'words_edit' },
  component: NotBuilt,
});
