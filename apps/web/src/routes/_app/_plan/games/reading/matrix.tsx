import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/_plan/games/reading/matrix')({
  staticData: { name: 'sliding_matrix' },
  component: NotBuilt,
});
