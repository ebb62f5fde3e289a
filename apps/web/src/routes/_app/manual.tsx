import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/manual')({
  staticData: { name: 'manual' },
  component: NotBuilt,
});
