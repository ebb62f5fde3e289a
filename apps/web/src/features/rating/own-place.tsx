import type { Rating } from '@mindhero/contract/rating';
import { Avatar } from '@mindhero/ui/avatar';
import { IconTrophyFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { useFormats } from '../../platform/format.ts';
import { ButtonLink } from '../../platform/links.tsx';
import classes from './rating.module.css';

interface OwnPlaceProps {
  readonly me: NonNullable<Rating['me']>;
  /** Against one's own weeks. */
  readonly isOwn: boolean;
}

/** One's own place, always in sight; without one, how to get there. */
export function OwnPlace({ me: { rank, points, share }, isOwn }: OwnPlaceProps) {
  const { t } = useTranslation(['rating', 'common']);
  const { number, percent } = useFormats();
  const { avatar } = useMe();
  return (
    <section className={classes.own} aria-label={t('rating:me.title')} data-first={rank === 1}>
      <Avatar avatar={avatar} name="" size={72} />
      <div className={classes.ownText}>
        <h2>
          {rank === null ? t('rating:me.none') : t('rating:me.place', { rank: number(rank) })}
          {rank === 1 && (
            <span className={classes.badge}>
              <IconTrophyFilled size={18} aria-hidden /> {t('rating:me.first')}
            </span>
          )}
        </h2>
        <p>
          {t('common:points', { count: points })}
          {share !== null && ` · ${t('rating:me.share', { share: percent(share) })}`}
        </p>
        {rank === null && <p>{t(isOwn && points > 0 ? 'rating:me.no_weeks' : 'rating:me.begin')}</p>}
      </div>
      {rank === null && <ButtonLink to="/">{t('rating:play')}</ButtonLink>}
    </section>
  );
}
