import { aliasName } from '@mindhero/content/alias';
import type { Place } from '@mindhero/contract/rating';
import { Avatar } from '@mindhero/ui/avatar';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { IconTrophyFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import classes from './rating.module.css';

interface PlacesTableProps {
  readonly label: string;
  readonly places: readonly Place[];
  /** By the share of the own usual week. */
  readonly isOwn: boolean;
}

/** Places with names and points; one's own stands out. */
export function PlacesTable({ label, places, isOwn }: PlacesTableProps) {
  const { t } = useTranslation('rating');
  const { number, percent } = useFormats();
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('column.rank')}</th>
          <th scope="col">{t('column.name')}</th>
          <th scope="col">{t(isOwn ? 'column.share' : 'column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          <tr key={index} aria-current={place.is_me || undefined}>
            <td>
              <span className={classes.rank} data-first={place.rank === 1}>
                {place.rank === 1 && <IconTrophyFilled size={18} aria-hidden />}
                {number(place.rank)}
              </span>
            </td>
            <th scope="row">
              <span className={classes.name}>
                <Avatar avatar={place.avatar} name="" size={34} />
                <PlaceName place={place} />
              </span>
            </th>
            <td>{isOwn ? percent(place.share ?? 0) : number(place.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlaceName({ place }: { readonly place: Place }) {
  const { t } = useTranslation(['rating', 'aliases']);
  const { id, first_name, last_name, alias, is_me, rank } = place;
  const words = {
    who: t('aliases:who', { returnObjects: true }),
    whence: t('aliases:whence', { returnObjects: true }),
  };
  const name = alias === null ? `${first_name} ${last_name}`.trim() : aliasName(alias, words);
  return (
    <span className={classes.words}>
      {id === null ? (
        name
      ) : (
        <Link to="/students/$id" params={{ id: String(id) }}>
          {name}
        </Link>
      )}
      {is_me && <em className={classes.you}>{t('rating:you')}</em>}
      {rank === 1 && <VisuallyHidden>{t('rating:me.first')}</VisuallyHidden>}
    </span>
  );
}
