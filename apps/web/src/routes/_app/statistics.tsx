import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/statistics')({
  staticData: { name: 'statistics' },
  component: NotBuilt,
});
