import { useTranslation } from 'react-i18next';
import classes from './print.module.css';

/** What a sheet begins with: its title, and where a child writes its name and the day. */
export function PaperHead({ title, lang }: { readonly title: string; readonly lang: string }) {
  const { t } = useTranslation('materials');
  return (
    <header className={classes.head}>
      <h2 lang={lang}>{title}</h2>
      <p className={classes.blank}>{t('print_page.name')}</p>
      <p className={classes.blank}>{t('print_page.date')}</p>
    </header>
  );
}
