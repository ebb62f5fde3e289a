import { type IdleKind } from '@mindhero/contract/lists';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { retentionQuery } from '../../../platform/inactive-users.ts';
import classes from './inactive.module.css';

interface RetentionNoticeProps {
  readonly onShow: (kind: IdleKind) => void;
}

/** Says whose accounts lie idle for longer than they should be kept; nothing where there are none. */
export function RetentionNotice({ onShow }: RetentionNoticeProps) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(retentionQuery);
  if (data === undefined || data.closed + data.unused === 0) return null;
  const { months } = data;
  const kinds = [
    { kind: 'closed_long', count: data.closed },
    { kind: 'unused', count: data.unused },
  ] as const;
  return (
    <section className={classes.notice} aria-label={t('idle.title')}>
      <Callout>
        <div className={classes.report}>
          <p>{t('idle.text', { count: months })}</p>
          <ButtonRow>
            {kinds.map(
              ({ kind, count }) =>
                count > 0 && (
                  <Button key={kind} kind="ghost" size="sm" onClick={() => onShow(kind)}>
                    {t(`idle.report.${kind}`, { count })}
                  </Button>
                ),
            )}
          </ButtonRow>
        </div>
      </Callout>
    </section>
  );
}
