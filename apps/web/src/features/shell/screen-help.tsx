import { useTranslation } from 'react-i18next';
import { useManualName } from '../../entities/game/screen-name.ts';
import { HelpLink } from '../../platform/help-link.tsx';

/** Beside the title of a screen: leads to where the manual tells of it. */
export function ScreenHelp() {
  const { t } = useTranslation();
  const name = useManualName();
  return name === null ? null : <HelpLink page={name} label={t('navigation.help')} />;
}
