import { createFileRoute } from '@tanstack/react-router';
import { NotBuilt } from '../../../../features/not-built/not-built.tsx';
import { allowOnly } from '../../../../platform/guards.ts';
import { mayUse } from '../../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/_plan/games/abacus')({
  staticData: { name: 'abacus' },
  beforeLoad: allowOnly(mayUse('math')),
  component: NotBuilt,
});
