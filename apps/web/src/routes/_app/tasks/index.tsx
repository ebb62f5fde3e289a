import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { TasksPage } from '../../../features/tasks/list/tasks-page.tsx';
import { readTasksSearch, type TaskListSearch } from '../../../features/tasks/list/tasks-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/tasks/')({
  staticData: { name: 'tasks' },
  validateSearch: readLater<TaskListSearch>(),
  beforeLoad: allowOnly(isStaff),
  loader: withTexts('tasks', 'lists', 'game_titles'),
  component: function TasksRoute() {
    const addressed = useAddress(readTasksSearch);
    return <TasksPage {...addressed} />;
  },
});
