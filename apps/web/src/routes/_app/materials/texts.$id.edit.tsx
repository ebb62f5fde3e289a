import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/materials/texts/$id/edit')({
  staticData: { name: 'text_edit' },
  component: NotBuilt,
});
