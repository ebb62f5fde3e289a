import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../entities/person/guards.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { CompletedScreen } from '../../features/homework/completed/completed-screen.tsx';
import { address } from '../../platform/address/address.ts';
import { id } from '../../platform/address/parts.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

const readSearch = address({ homework: id });

export const Route = createFileRoute('/_app/homework-completed')({
  staticData: { name: 'homework_completed' },
  beforeLoad: allowOnly(isStudent),
  validateSearch: readSearch,
  loader: withTexts('homework', 'levels', 'game_titles', 'screens'),
  component: () => <CompletedScreen id={useAddress(readSearch).search.homework ?? null} />,
});
