import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@mindhero/ui/gallery')).Gallery }))
  : () => null;

/** Every component in every state; in development only. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Gallery,
});
