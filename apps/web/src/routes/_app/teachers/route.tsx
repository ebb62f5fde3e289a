import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isLeading } from '../../../entities/person/permissions.ts';

export const Route = createFileRoute('/_app/teachers')({ beforeLoad: allowOnly(isLeading) });
