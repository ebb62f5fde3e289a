import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { retentionQuery } from './inactive-users.ts';
import classes from './retention-notice.module.css';

/** Says to those who lead how many accounts lie idle for longer than they should be kept; nothing where there are none. */
export function RetentionNotice({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(retentionQuery);
  if (data === undefined || data.closed + data.unused === 0) return null;
  const { months } = data;
  const kinds = [
    { kind: 'closed_long', count: data.closed },
    { kind: 'unused', count: data.unused },
  ] as const;
  return (
    <section className={className} aria-label={t('idle.title')}>
      <Callout>
        <div className={classes.report}>
          <p>{t('idle.text', { count: months })}</p>
          <ButtonRow>
            {kinds.map(
              ({ kind, count }) =>
                count > 0 && (
                  <ButtonLink key={kind} kind="ghost" size="sm" to="/inactive-users" search={{ kind }}>
                    {t(`idle.report.${kind}`, { count })}
                  </ButtonLink>
                ),
            )}
          </ButtonRow>
        </div>
      </Callout>
    </section>
  );
}
