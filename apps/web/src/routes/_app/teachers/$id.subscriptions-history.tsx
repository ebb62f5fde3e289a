import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { teacherQuery } from '../../../entities/person/teachers.ts';
import { HistoryDialog } from '../../../features/plans/history/history-dialog.tsx';
import { withTexts } from '../../../platform/i18n.ts';

/** Whose plans may be seen says the server. */
export const Route = createFileRoute('/_app/teachers/$id/subscriptions-history')({
  staticData: { name: 'teacher_subscriptions' },
  loader: withTexts('plans'),
  component: function TeacherPlansRoute() {
    const navigate = Route.useNavigate();
    const { id } = Route.useParams();
    const teacher = useSuspenseQuery(teacherQuery(Number(id))).data;
    return <HistoryDialog person={teacher} onClose={() => void navigate({ to: '..', search: true })} />;
  },
});
