import { Hero } from '@mindhero/ui/hero';
import { useTranslation } from 'react-i18next';
import { cardAddress } from '../../../entities/person/card-address.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { QrCode } from '../../../platform/qr-code.tsx';
import type { SheetCard } from './card-sheet.ts';
import classes from './cards.module.css';

/** One card as it is cut out: whose it is, the code, and how to get in without a camera. */
export function LoginCard({ card }: { readonly card: SheetCard }) {
  const { t } = useTranslation('login_cards');
  const name = nameOf(card);
  return (
    <li className={classes.card}>
      <div className={classes.about}>
        <p className={classes.brand}>
          <Hero size={20} />
          <span>Mindhero</span>
        </p>
        <h2 className={classes.name}>{name}</h2>
        <dl className={classes.keys}>
          <dt>{t('card.address')}</dt>
          <dd>{location.host}</dd>
          <dt>{t('card.username')}</dt>
          <dd>{card.username}</dd>
          {card.password !== undefined && (
            <>
              <dt>{t('card.password')}</dt>
              <dd className={classes.password}>{card.password}</dd>
            </>
          )}
        </dl>
      </div>
      <QrCode text={cardAddress(location.origin, card.token)} label={t('card.code', { user: name })} />
    </li>
  );
}
