import type { Block } from '@mindhero/content/documents';
import { type Document, presentVersion } from '@mindhero/contract/agreement';
import { Button } from '@mindhero/ui/button';
import { Logo } from '@mindhero/ui/logo';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { installationQuery } from '../../../platform/installation.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { documentQuery } from './document-text.ts';
import { versionsOf } from './versions.ts';
import classes from './document-page.module.css';

interface DocumentPageProps {
  readonly document: Document;
  readonly version: string;
}

/** What people agree to, to read and to print; open to everybody. */
export function DocumentPage({ document, version }: DocumentPageProps) {
  const { t, i18n } = useTranslation('documents');
  const { date } = useFormats();
  const { title, text } = useSuspenseQuery(documentQuery(document, version, i18n.language)).data;
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Link to="/">
          <Logo />
        </Link>
        <Button kind="ghost" icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </header>
      <main className={classes.paper}>
        <h1>{title}</h1>
        <p className={classes.version}>{t('version', { version, date: date(version) })}</p>
        {version !== presentVersion(document) && <p className={classes.old}>{t('replaced')}</p>}
        <Operator />
        {text.map(({ heading, blocks }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              <BlockView key={index} block={block} />
            ))}
          </section>
        ))}
        <Versions document={document} shown={version} />
      </main>
      <footer className={classes.foot}>
        <LanguageSwitch />
      </footer>
    </div>
  );
}

/** Whom the text means by "the operator", where the installation says it. */
function Operator() {
  const { t } = useTranslation('documents');
  const operator = useQuery(installationQuery).data?.operator;
  if (operator === undefined || operator === null) return null;
  return (
    <p className={classes.operator}>
      <b>{t('operator')}</b>: {operator.name}, {operator.contact}
    </p>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The way to the other versions, as soon as there are any. */
function Versions({ document, shown }: { readonly document: Document; readonly shown: string }) {
  const { t } = useTranslation('documents');
  const { date } = useFormats();
  const others = versionsOf(document).filter((version) => version !== shown);
  if (others.length === 0) return null;
  return (
    <nav className={classes.versions} aria-label={t('versions')}>
      <h2>{t('versions')}</h2>
      <ul>
        {others.map((version) => (
          <li key={version}>
            <Link to="." search={{ version }}>
              {date(version)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
