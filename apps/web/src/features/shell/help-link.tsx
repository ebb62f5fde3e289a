import { IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useManualName } from '../../entities/game/screen-name.ts';
import classes from './help-link.module.css';

/** Beside the title of a screen: leads to where the manual tells of it. */
export function HelpLink() {
  const { t } = useTranslation();
  const name = useManualName();
  if (name === null) return null;
  const label = t('navigation.help');
  return (
    <Link
      to="/manual/$page"
      params={{ page: name }}
      className={classes.help}
      aria-label={label}
      title={label}
    >
      <IconHelp size={22} stroke={2} aria-hidden />
    </Link>
  );
}
