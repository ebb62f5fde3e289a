import type { ReadingText } from '@mindhero/contract/text';
import { streams } from '@mindhero/engine/random';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { transformText } from '@mindhero/engine/reading/transform/transform-text';
import { TextPage } from '@mindhero/games/reading/page';
import { choicesOf } from '@mindhero/games/reading/transform-settings';
import { TransformedPage } from '@mindhero/games/reading/transformed-page';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { Paper, PaperDesk } from '@mindhero/ui/paper';
import { SettingsForm } from '@mindhero/ui/settings-form';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FieldIssue } from '../../../../entities/game/game-settings/field-issue.tsx';
import { useTransformationTexts } from '../../../../entities/game/game-settings/room-texts.ts';
import { PaperHead } from '../print/paper-head.tsx';
import { type Draw, type DrawSearch, newSeed, toSearch, transformationFields } from './transform-search.ts';
import paper from '../print/print.module.css';
import classes from './transform.module.css';

interface TransformPageProps {
  readonly text: ReadingText;
  readonly draw: Draw;
  readonly onSearch: (search: DrawSearch) => void;
}

/** A text made harder to read, as it will be printed: the keys, the text, and the plain text on a page of its own. */
export function TransformPage({ text, draw, onSearch }: TransformPageProps) {
  const { t } = useTranslation(['materials', 'play', 'transformations']);
  const texts = useTransformationTexts();
  const { seed, settings, asked, issues } = draw;
  const lang = text.language.toLowerCase();
  const shown = { ...text, layout: text.kind };
  const transformed = transformText(text.body, choicesOf(settings), {
    language: readingLanguageOf(text.language),
    random: streams(seed),
  });
  const change = (name: string, value: unknown) => onSearch(toSearch(seed, { ...asked, [name]: value }));
  const faultOf = (field: string) => {
    const issue = issues.find(({ path }) => path === field);
    return issue && <FieldIssue issue={issue} texts={texts} onUse={(value) => change(field, value)} />;
  };
  return (
    <Page
      title={t('transform_page.title')}
      printed={false}
      crumbs={[
        <Link key="texts" to="/materials/texts">
          {t('texts.title')}
        </Link>,
      ]}
      actions={
        <>
          <Button
            kind="ghost"
            icon={<IconRefresh aria-hidden />}
            onClick={() => onSearch(toSearch(newSeed(), asked))}
          >
            {t('transform_page.again')}
          </Button>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            {t('print')}
          </Button>
        </>
      }
    >
      <div className={classes.desk}>
        <Card className={classes.choices}>
          <SettingsForm
            fields={transformationFields}
            values={asked}
            area="reading"
            onChange={change}
            label={texts.setting}
            option={texts.option}
            help={(name) => (name === 'transformations' ? t('transform_page.most') : texts.help(name))}
            unit={(name, value) => texts.amount(transformationFields[name], value)}
            error={(name) => faultOf(name)}
            moreLabel={t('play:more_settings')}
            boundedLabel={t('play:bounded')}
          />
        </Card>
        <PaperDesk>
          <Paper isWhole className={paper.paper} data-read="" aria-label={text.title}>
            <PaperHead title={text.title} lang={lang} />
            <p className={classes.about}>
              {settings.transformations.map((id) => t(`transformations:transformation.${id}`)).join(' ')}
            </p>
            <TransformedPage text={shown} transformed={transformed} />
          </Paper>
          <Paper isWhole className={paper.paper} data-read="" aria-label={t('transform_page.plain')}>
            <header className={paper.head}>
              <h2>{t('transform_page.plain')}</h2>
            </header>
            <h3 lang={lang}>{text.title}</h3>
            <TextPage text={shown} />
          </Paper>
        </PaperDesk>
      </div>
    </Page>
  );
}
