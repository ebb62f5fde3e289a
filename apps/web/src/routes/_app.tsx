import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../features/shell/shell.tsx';
import { requireSignIn } from '../platform/guards.ts';

/** Everything behind the sign-in. */
export const Route = createFileRoute('/_app')({
  beforeLoad: requireSignIn,
  component: Shell,
});
