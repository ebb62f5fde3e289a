import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../../../entities/person/guards.ts';
import { mayUse } from '../../../../../entities/person/permissions.ts';

export const Route = createFileRoute('/_app/_plan/games/math')({ beforeLoad: allowOnly(mayUse('math')) });
