import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../../../platform/guards.ts';
import { mayUse } from '../../../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/_plan/games/math')({ beforeLoad: allowOnly(mayUse('math')) });
