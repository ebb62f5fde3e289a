import { Button } from '@mindhero/ui/button';
import { PickList } from '@mindhero/ui/pick-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../platform/use-now.ts';
import { cityOf, findZones, offsetOf, presentName } from './time-zones.ts';
import classes from './schools.module.css';

/** Where the administrator is: most schools are there, too. */
export const homeZone = presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** How many are shown of what is found. */
const SHOWN = 25;

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A school's days begin and end in it. It is right nearly always, so that the list opens only when it is asked for. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('schools');
  const [isOpen, setOpen] = useState(false);
  const names = t('zone', { returnObjects: true });
  const now = useNow();
  const zone = presentName(value);
  if (isOpen) {
    return (
      <div ref={focusSearch}>
        <ZoneList picked={zone} onPick={onChange} />
      </div>
    );
  }
  return (
    <div className={classes.zone} role="group" aria-label={t('time_zone')}>
      <p>
        <small>{t('time_zone')}</small>
        <span>
          {cityOf(zone, names)} · {offsetOf(zone, now)}
        </span>
        <small>{t('time_zone_hint')}</small>
      </p>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('time_zone_change')}
      </Button>
    </div>
  );
}

/** The button that opened the list is gone, and a person who pressed it wants to type. */
const focusSearch = (list: HTMLElement | null) => list?.querySelector('input')?.focus();

interface ZoneListProps {
  readonly picked: string;
  readonly onPick: (zone: string) => void;
}

function ZoneList({ picked, onPick }: ZoneListProps) {
  const { t } = useTranslation('schools');
  const [search, setSearch] = useState('');
  const names = t('zone', { returnObjects: true });
  const found = findZones(search, names);
  // The one that is picked stays in sight as long as nothing is searched for.
  const all = search.trim() === '' && !found.includes(picked) ? [picked, ...found] : found;
  const shown = all.slice(0, SHOWN);
  const now = useNow();
  return (
    <PickList
      kind="one"
      label={t('time_zone')}
      searchLabel={t('time_zone_search')}
      search={search}
      onSearch={setSearch}
      options={shown.map((zone, id) => ({ id, name: cityOf(zone, names), detail: offsetOf(zone, now) }))}
      picked={new Set([shown.indexOf(picked)])}
      onPick={([id = -1]) => onPick(shown[id] ?? picked)}
      note={all.length === 0 ? t('time_zone_none') : all.length > SHOWN ? t('director.more') : null}
    />
  );
}
