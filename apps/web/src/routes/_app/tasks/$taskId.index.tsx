import { createFileRoute } from '@tanstack/react-router';
import { taskQuery } from '../../../entities/homework/tasks.ts';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { EditTaskPage } from '../../../features/tasks/editor/edit-task-page.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/tasks/$taskId/')({
  staticData: { name: 'task_edit' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  loader: async ({ params, context }) => {
    const id = idIn(params.taskId);
    // Always as it is now: what was opened before may have begun since.
    const asked = found(context.queryClient.fetchQuery({ ...taskQuery(id), staleTime: 0 }));
    const [task] = await Promise.all([
      asked,
      withTexts('task_editor', 'play', 'rooms', 'trainings', 'game_titles')(),
    ]);
    return task;
  },
  component: function EditTaskRoute() {
    const task = Route.useLoaderData();
    return <EditTaskPage key={task.id} task={task} />;
  },
});
