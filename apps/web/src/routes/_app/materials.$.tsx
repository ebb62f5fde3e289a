import { createFileRoute, redirect } from '@tanstack/react-router';
import { notBuiltAt } from '../../entities/game/not-built.ts';
import { allowOnly } from '../../entities/person/guards.ts';
import { isStaff } from '../../entities/person/permissions.ts';
import { NotBuilt } from '../../features/not-built/not-built.tsx';

export const Route = createFileRoute('/_app/materials/$')({
  beforeLoad: ({ context, location }) => {
    if (notBuiltAt(location.pathname) === undefined)
      throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });
    allowOnly(isStaff)({ context });
  },
  component: NotBuilt,
});
