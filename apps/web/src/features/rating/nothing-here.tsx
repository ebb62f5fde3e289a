import type { Rating } from '@mindhero/contract/rating';
import { EmptyState } from '@mindhero/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isLeading, isStudent } from '../../entities/person/permissions.ts';
import { ButtonLink } from '../../platform/links.tsx';

/** Why there is no rating here, and where there is one. */
export function ClosedRating({ why }: { readonly why: NonNullable<Rating['closed']> }) {
  const { t } = useTranslation('rating');
  const me = useMe();
  const isSettled = why === 'off' || why === 'group_only';
  return (
    <EmptyState
      title={t(`closed.${why}.title`)}
      text={t(`closed.${why}.text`)}
      action={
        isSettled && isLeading(me) ? (
          <ButtonLink to={me.role === 'ADMIN' ? '/schools' : '/profile'}>{t('closed.settings')}</ButtonLink>
        ) : undefined
      }
    />
  );
}

/** Nobody has any points yet. */
export function EmptyRating({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useTranslation('rating');
  const isPupil = isStudent(useMe());
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(isOwn ? 'empty.own' : isPupil ? 'empty.pupil' : 'empty.staff')}
    />
  );
}
