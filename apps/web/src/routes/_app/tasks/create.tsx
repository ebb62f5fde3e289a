import { createFileRoute } from '@tanstack/react-router';
import { taskQuery, taskTemplateQuery } from '../../../entities/homework/tasks.ts';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { NewTaskPage } from '../../../features/tasks/editor/new-task-page.tsx';
import { address } from '../../../platform/address/address.ts';
import { found } from '../../../platform/address/found.ts';
import { id } from '../../../platform/address/parts.ts';
import { withTexts } from '../../../platform/i18n.ts';

const readSearch = address({
  /** Id of a task to be set once more. */
  copy: id,
  /** Id of a template to begin with. */
  template: id,
});

export const Route = createFileRoute('/_app/tasks/create')({
  staticData: { name: 'task_create' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: readSearch,
  // The router leaves in it what was typed and not read.
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ deps: { copy, template }, context: { queryClient } }) => {
    const [copied, taken] = await Promise.all([
      copy === undefined ? null : found(queryClient.ensureQueryData(taskQuery(copy))),
      template === undefined ? null : found(queryClient.ensureQueryData(taskTemplateQuery(template))),
      withTexts('task_editor', 'play', 'rooms', 'trainings', 'game_titles')(),
    ]);
    return { copied, template: taken };
  },
  component: function CreateTaskRoute() {
    const navigate = Route.useNavigate();
    const { copied, template } = Route.useLoaderData();
    return (
      <NewTaskPage
        copied={copied}
        template={template}
        onTaken={() => void navigate({ search: {}, replace: true })}
      />
    );
  },
});
