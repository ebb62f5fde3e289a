import { createFileRoute } from '@tanstack/react-router';
import { requirePlan } from '../../entities/person/guards.ts';

/** What needs an active plan: the games, and doing a homework. */
export const Route = createFileRoute('/_app/_plan')({ beforeLoad: requirePlan });
