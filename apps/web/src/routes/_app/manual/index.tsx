import { createFileRoute } from '@tanstack/react-router';
import { ManualHome } from '../../../features/manual/manual-home.tsx';

export const Route = createFileRoute('/_app/manual/')({ component: ManualHome });
