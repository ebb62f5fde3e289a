import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';

export const Route = createFileRoute('/_app/materials')({ beforeLoad: allowOnly(isStaff) });
