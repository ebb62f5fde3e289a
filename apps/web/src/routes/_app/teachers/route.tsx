import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../platform/guards.ts';
import { isLeading } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/teachers')({ beforeLoad: allowOnly(isLeading) });
