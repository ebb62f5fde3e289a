import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { ErrorState } from '@mindhero/ui/error-state';
import { Notice } from '@mindhero/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../entities/person/me.ts';
import { shortNameOf } from '../../../entities/person/names.ts';
import { ApiError } from '../../../platform/client.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { heldCard } from './held-card.ts';
import { useCardSignIn } from './use-card-sign-in.ts';
import classes from './card.module.css';

interface CardEntryProps {
  /** Null for an address that is none of a card. */
  readonly token: string | null;
  /** Somebody is signed in on this device. */
  readonly isTaken: boolean;
}

/** A person who opened the code of a card gets in, or learns what to do instead. */
export function CardEntry({ token, isTaken }: CardEntryProps) {
  const { t } = useTranslation('card');
  const signIn = useCardSignIn();
  const enter = () => {
    if (token !== null) signIn.mutate(token, { onSuccess: heldCard.drop });
  };
  const isAwaited = token !== null && !isTaken;
  useOnce(isAwaited, enter);
  return (
    <main className={classes.page}>
      {token === null ? (
        <ErrorState heading="h1" title={t('nothing.title')} text={t('nothing.text')} action={<ToSignIn />} />
      ) : signIn.isError ? (
        <Refusal error={signIn.error} onRetry={enter} />
      ) : isTaken && signIn.isIdle ? (
        <Taken onContinue={enter} />
      ) : (
        <Notice heading="h1" mood="calm" title={t('entering')} text="" />
      )}
    </main>
  );
}

/** Calls it one time, however often React mounts the component. */
function useOnce(isDue: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    act();
  });
}

function ToSignIn() {
  const { t } = useTranslation('card');
  return <ButtonLink to="/login">{t('to_sign_in')}</ButtonLink>;
}

function Refusal({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation(['card', 'common']);
  if (error instanceof ApiError && error.code === 'invalid_credentials') {
    return (
      <ErrorState
        heading="h1"
        title={t('card:void.title')}
        text={t('card:void.text')}
        action={<ToSignIn />}
      />
    );
  }
  const isTooOften = error instanceof ApiError && error.code === 'too_many_requests';
  return (
    <ErrorState
      heading="h1"
      title={t('card:failed.title')}
      text={isTooOften ? t('card:wait', { count: error.retryAfter ?? 60 }) : t('card:failed.text')}
      action={<Button onClick={onRetry}>{t('common:buttons.retry')}</Button>}
    />
  );
}

/** Somebody else is signed in: they leave only if that is meant. */
function Taken({ onContinue }: { readonly onContinue: () => void }) {
  const { t } = useTranslation('card');
  const { data: me } = useQuery({ ...meQuery, meta: {} });
  return (
    <Notice
      heading="h1"
      mood="calm"
      title={me === undefined ? t('taken.title') : t('taken.named', { user: shortNameOf(me) })}
      text={t('taken.text')}
      action={
        <ButtonRow align="center">
          <Button onClick={onContinue}>{t('taken.continue')}</Button>
          <ButtonLink kind="ghost" to="/">
            {t('taken.stay')}
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}
