import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditTaskPage } from '../../../features/tasks/editor/edit-task-page.tsx';
import { ApiError } from '../../../platform/client.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { isStaff } from '../../../platform/permissions.ts';
import { taskQuery } from '../../../platform/tasks.ts';

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

export const Route = createFileRoute('/_app/tasks/$taskId/')({
  staticData: { name: 'task_edit' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  loader: async ({ params, context }) => {
    const id = wholeNumber(params.taskId, 2_147_483_647);
    if (id === null) throw notFound();
    // Always as it is now: what was opened before may have begun since.
    const asked = context.queryClient.fetchQuery({ ...taskQuery(id), staleTime: 0 });
    const task = asked.catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    const [found] = await Promise.all([task, withTexts('task_editor', 'play', 'rooms', 'game_titles')()]);
    return found;
  },
  component: function EditTaskRoute() {
    const task = Route.useLoaderData();
    return <EditTaskPage key={task.id} task={task} />;
  },
});
