import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entities/game/game-settings/settings-draft.ts';
import { useMe } from '../../../entities/person/me.ts';
import { languageOf, settingsFor } from '../../../entities/reading/course.ts';
import { readingCourseQuery } from '../../../entities/reading/queries.ts';
import { useDescribed } from '../../../entities/reading/use-described.ts';
import classes from './for-you.module.css';

interface ForYouProps {
  readonly draft: Draft;
  readonly onChoose: (draft: Draft) => void;
}

/** The text that suits whoever plays, as a choice beside the trainings; nothing where nobody can say. */
export function ForYou({ draft, onChoose }: ForYouProps) {
  const { t } = useTranslation('reading');
  const described = useDescribed();
  const language = languageOf(draft, useMe().language);
  const course = useQuery({ ...readingCourseQuery, meta: {} }).data;
  const next = course?.next.find((one) => one.language === language);
  if (next === undefined) return null;
  const settings = settingsFor(next, draft);
  const isChosen = Object.entries(settings).every(([name, value]) => isSame(draft[name], value));
  return (
    <button
      type="button"
      className={classes.choice}
      aria-pressed={isChosen}
      onClick={() => onChoose(settings)}
    >
      <b>{t('next.for_you', { text: described(next) })}</b>
      <span>{t(`next.why.${next.reason}`)}</span>
    </button>
  );
}

/** A list that is empty is the same as any other that is. */
function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other) ? one.length === other.length : one === other;
}
