import { createFileRoute, redirect } from '@tanstack/react-router';
import { NewTaskPage } from '../../../features/tasks/editor/new-task-page.tsx';
import { ApiError } from '../../../platform/client.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { isStaff } from '../../../platform/permissions.ts';
import { taskQuery, taskTemplateQuery } from '../../../platform/tasks.ts';

interface StartSearch {
  /** Id of a task to be set once more. */
  readonly copy?: number;
  /** Id of a template to begin with. */
  readonly template?: number;
}

/** Ids are serials of the database. */
const idOf = (value: unknown) => wholeNumber(value, 2_147_483_647) ?? undefined;

/** What an address names and is gone is a page that is not there. */
function notFound(error: unknown): never {
  if (error instanceof ApiError && error.status === 404)
    throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });
  throw error;
}

export const Route = createFileRoute('/_app/tasks/create')({
  staticData: { name: 'task_create' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: (search: Readonly<Record<string, unknown>>): StartSearch => {
    const [copy, template] = [idOf(search['copy']), idOf(search['template'])];
    return { ...(copy !== undefined && { copy }), ...(template !== undefined && { template }) };
  },
  loaderDeps: ({ search: { copy, template } }) => ({ copy, template }),
  loader: async ({ deps: { copy, template }, context: { queryClient } }) => {
    const [copied, taken] = await Promise.all([
      copy === undefined ? null : queryClient.ensureQueryData(taskQuery(copy)).catch(notFound),
      template === undefined
        ? null
        : queryClient.ensureQueryData(taskTemplateQuery(template)).catch(notFound),
      withTexts('task_editor', 'play', 'rooms', 'game_titles')(),
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
