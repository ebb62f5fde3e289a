import { createFileRoute } from '@tanstack/react-router';
import { TasksPage } from '../../../features/tasks/list/tasks-page.tsx';
import { readTasksSearch } from '../../../features/tasks/list/tasks-search.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { isStaff } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/tasks/')({
  staticData: { name: 'tasks' },
  validateSearch: readTasksSearch,
  beforeLoad: allowOnly(isStaff),
  loader: withTexts('tasks', 'lists', 'game_titles'),
  component: function TasksRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readTasksSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <TasksPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readTasksSearch({ ...next }), why))}
      />
    );
  },
});
