import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../platform/guards.ts';
import { isStaff } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/materials')({ beforeLoad: allowOnly(isStaff) });
