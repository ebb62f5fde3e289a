import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy } from 'react';
import { currentLanguage, withTexts } from '../platform/i18n.ts';

const Gallery = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@mindhero/ui/gallery')).Gallery }))
  : () => null;

const Transformations = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@mindhero/games/reading/transform-gallery')).TransformationGallery,
    }))
  : () => null;

/** Every component in every state, and a text in all its transformations; in development only. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  loader: withTexts('rooms', 'transformations'),
  component: () => (
    <>
      <Gallery />
      <Transformations language={readingLanguageOf(currentLanguage())} />
    </>
  ),
});
