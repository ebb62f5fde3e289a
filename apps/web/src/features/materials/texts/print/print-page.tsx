import type { ReadingText } from '@mindhero/contract/text';
import { TextPage } from '@mindhero/games/reading/page';
import { Button } from '@mindhero/ui/button';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { Paper, PaperDesk } from '@mindhero/ui/paper';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../platform/links.tsx';
import { letterOf } from './letter-of.ts';
import { PaperHead } from './paper-head.tsx';
import classes from './print.module.css';

/** Texts as they will be printed: each with its questions, and the right answers of all on a page of their own. */
export function PrintPage({ texts }: { readonly texts: readonly ReadingText[] }) {
  const { t } = useTranslation('materials');
  const crumbs = [
    <Link key="texts" to="/materials/texts">
      {t('texts.title')}
    </Link>,
  ];
  if (texts.length === 0) {
    return (
      <Page title={t('print_page.title')} crumbs={crumbs}>
        <EmptyState
          title={t('print_page.none_title')}
          text={t('print_page.none_text')}
          action={<ButtonLink to="/materials/texts">{t('print_page.choose')}</ButtonLink>}
        />
      </Page>
    );
  }
  const asked = texts.filter(({ questions }) => questions.length > 0);
  return (
    <Page
      title={t('print_page.title')}
      crumbs={crumbs}
      printed={false}
      actions={
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          {t('print')}
        </Button>
      }
    >
      <PaperDesk>
        {texts.map((text) => (
          <Sheet key={text.id} text={text} />
        ))}
        {asked.length > 0 && <Key texts={asked} />}
      </PaperDesk>
    </Page>
  );
}

function Sheet({ text }: { readonly text: ReadingText }) {
  const { t } = useTranslation('materials');
  const lang = text.language.toLowerCase();
  return (
    <Paper isWhole className={classes.paper} data-read="" aria-label={text.title}>
      <PaperHead title={text.title} lang={lang} />
      <TextPage text={{ ...text, layout: text.kind }} />
      {text.questions.length > 0 && (
        <ol className={classes.questions} lang={lang} aria-label={t('preview.questions')}>
          {text.questions.map((question, index) => (
            <li key={index}>
              <p>{question.text}</p>
              <ul>
                {question.options.map((option, at) => (
                  <li key={at}>
                    <span className={classes.box} aria-hidden /> {letterOf(at)}. {option}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}

/** Which letter is right for each question; the words, too, so that nobody has to turn over. */
function Key({ texts }: { readonly texts: readonly ReadingText[] }) {
  const { t } = useTranslation('materials');
  return (
    <Paper isWhole className={classes.paper} data-read="" aria-label={t('print_page.key')}>
      <header className={classes.head}>
        <h2>{t('print_page.key')}</h2>
      </header>
      {texts.map((text) => (
        <div key={text.id} lang={text.language.toLowerCase()}>
          <h3>{text.title}</h3>
          <ol className={classes.key}>
            {text.questions.map(({ right, options }, index) => (
              <li key={index}>
                <b>{letterOf(right)}</b> {options[right]}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Paper>
  );
}
