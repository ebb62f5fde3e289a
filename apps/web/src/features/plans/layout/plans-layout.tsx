import { late } from '@mindhero/ui/late';
import { Page } from '@mindhero/ui/page';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { PartLinks } from '../../../platform/part-links.tsx';
import { OwnPlan } from './own-plan.tsx';
import { partsOf } from './parts.ts';

/** Only administrators see the link beside which it stands. */
const ReviewCount = late(async () => (await import('../desk/review/review-count.tsx')).ReviewCount);

/** What all parts of the screen of plans stand below: one's own plan, and the ways to the other parts. */
export function PlansLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('screens');
  return (
    <Page title={t('subscriptions')} printed={false} actions={<OwnPlan me={useMe()} />}>
      <Parts />
      {children}
    </Page>
  );
}

function Parts() {
  const { t } = useTranslation('plans');
  const { routesByPath } = useRouter();
  const known: ReadonlySet<string> = new Set(Object.keys(routesByPath));
  const open = partsOf(useMe()).filter(({ to }) => known.has(to));
  if (open.length < 2) return null;
  return (
    <PartLinks label={t('part.label')}>
      {open.map(({ name, to }) => (
        <Link key={name} to={to} activeOptions={{ exact: to === '/subscriptions', includeSearch: false }}>
          {t(`part.${name}`)}
          {name === 'review' && (
            <Suspense>
              <ReviewCount />
            </Suspense>
          )}
        </Link>
      ))}
    </PartLinks>
  );
}
