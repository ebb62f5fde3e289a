import { type Language, themes } from '@mindhero/contract/user';
import { Card } from '@mindhero/ui/card';
import { Chips } from '@mindhero/ui/chips';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { useUpdateMe } from '../../entities/person/use-update-me.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { languageNames } from '../../platform/language.ts';
import classes from './profile.module.css';

/** Language and colours. */
export function Look() {
  const { t } = useTranslation(['profile', 'common']);
  const me = useMe();
  const update = useUpdateMe();
  return (
    <Card title={t('profile:look')}>
      <div className={classes.look}>
        <Chips
          label={t('common:language')}
          value={currentLanguage()}
          options={Object.entries(languageNames).map(([language, label]) => ({
            value: language as Language,
            label,
          }))}
          onChange={(language) => update.mutate({ language })}
        />
        <Chips
          label={t('profile:theme.label')}
          value={me.theme}
          options={themes.map((theme) => ({ value: theme, label: t(`profile:theme.${theme}`) }))}
          onChange={(theme) => update.mutate({ theme })}
        />
      </div>
    </Card>
  );
}
