import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/_plan/games/math/factor-frenzy')({
  staticData: { name: 'factor_frenzy' },
  component: NotBuilt,
});
