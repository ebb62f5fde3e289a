import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/materials/texts')({
  staticData: { name: 'materials_texts' },
  component: NotBuilt,
});
