/** Times as the clock of one's school shows them. */
import { useTranslation } from 'react-i18next';
import { useMe } from '../person/me.ts';
import { type ZonedTime, zonedTimeOf } from './zoned-time.ts';

/** Times in the zone of the signed-in person's school, as the language of the page writes them. */
export function useSchoolTime(): ZonedTime {
  const { language } = useTranslation().i18n;
  return zonedTimeOf(language, useMe().time_zone);
}
