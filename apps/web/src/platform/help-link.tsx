import { IconHelp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './help-link.module.css';

interface HelpLinkProps {
  /** Of the manual. */
  readonly page: string;
  readonly label: string;
}

/** Beside a title: leads to where the manual tells of it. */
export function HelpLink({ page, label }: HelpLinkProps) {
  return (
    <Link to="/manual/$page" params={{ page }} className={classes.help} aria-label={label} title={label}>
      <IconHelp size={22} stroke={2} aria-hidden />
    </Link>
  );
}
