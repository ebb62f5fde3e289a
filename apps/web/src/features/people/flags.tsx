import type { Permission } from '@mindhero/contract/permission';
import { Pill } from '@mindhero/ui/pill';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './people.module.css';

interface FlagsProps {
  readonly flags: readonly Permission[];
  readonly values: Readonly<Partial<Record<Permission, boolean>>>;
}

/** What somebody may and may not, at a glance. */
export function Flags({ flags, values }: FlagsProps) {
  const { t } = useTranslation('accounts');
  return (
    <ul className={classes.flags}>
      {flags.map((flag) => {
        const Icon = values[flag] === true ? IconCheck : IconX;
        return (
          <li key={flag}>
            <Pill tone={values[flag] === true ? 'right' : 'plain'}>
              <Icon
                size={15}
                stroke={3}
                role="img"
                aria-label={t(values[flag] === true ? 'facts.allowed' : 'facts.not_allowed')}
              />
              {t(`field.${flag}`)}
            </Pill>
          </li>
        );
      })}
    </ul>
  );
}
