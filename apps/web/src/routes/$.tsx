import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any path that is no screen's. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' }, replace: true });
  },
});
