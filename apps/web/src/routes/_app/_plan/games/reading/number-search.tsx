import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/_plan/games/reading/number-search')({
  staticData: { name: 'number_search' },
  component: NotBuilt,
});
