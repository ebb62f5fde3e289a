import type { MaterialsOverview } from '@mindhero/contract/materials-overview';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { GradeBadge } from '../../../entities/homework/grade-badge.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import classes from './overview.module.css';

type ReadText = MaterialsOverview['read_most'][number];

/** What the own pupils read most, and what they understood least. */
export function ReadTexts({ overview }: { readonly overview: MaterialsOverview }) {
  const { t } = useTranslation('materials');
  const { read_most: most, understood_least: least } = overview;
  if (most.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('overview.unread_title')}
          text={t('overview.unread_text')}
          action={
            <ButtonLink to="/materials/texts" search={{ source: 'official' }}>
              {t('overview.show_official')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  return (
    <div className={classes.read}>
      <ReadList title={t('overview.read_most')} texts={most} />
      <ReadList title={t('overview.understood_least')} texts={least} />
    </div>
  );
}

interface ReadListProps {
  readonly title: string;
  readonly texts: readonly ReadText[];
}

function ReadList({ title, texts }: ReadListProps) {
  const { t } = useTranslation('materials');
  return (
    <Card title={title}>
      {texts.length === 0 && <p className={classes.about}>{t('overview.nothing_answered')}</p>}
      <ol className={classes.texts}>
        {texts.map(({ id, title: name, played, understanding }) => (
          <li key={id}>
            <Link to="/materials/texts" search={{ preview: id }}>
              {name}
            </Link>
            <small>{t('overview.played', { count: played })}</small>
            {understanding !== null && <GradeBadge percent={understanding} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
