import { createFileRoute } from '@tanstack/react-router';
import { requireSignIn } from '../entities/person/guards.ts';
import { ShellSkeleton } from '../features/shell/shell-skeleton.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { betweenScreens } from '../platform/offline/next-version.ts';

/** Everything behind the sign-in. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async (gate) => {
    await betweenScreens(gate);
    return requireSignIn(gate);
  },
  component: Shell,
  pendingComponent: ShellSkeleton,
});
