import { createFileRoute } from '@tanstack/react-router';
import { CompletedScreen } from '../../features/homework/completed/completed-screen.tsx';
import { address } from '../../platform/address/address.ts';
import { id } from '../../platform/address/parts.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { isStudent } from '../../platform/permissions.ts';

const readSearch = address({ homework: id });

export const Route = createFileRoute('/_app/homework-completed')({
  staticData: { name: 'homework_completed' },
  beforeLoad: allowOnly(isStudent),
  validateSearch: readSearch,
  loader: withTexts('homework', 'levels', 'game_titles', 'screens'),
  component: () => <CompletedScreen id={useAddress(readSearch).search.homework ?? null} />,
});
