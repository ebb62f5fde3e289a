/** The time zones that a school may be in, as people look for them: by cities. */

/** Where most schools are. Their cities have names in every language; all others go by their English ones. */
export const commonZones = [
  'Europe/Kyiv',
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Zurich',
  'Europe/Warsaw',
  'Europe/Prague',
  'Europe/London',
  'Europe/Vilnius',
  'Europe/Riga',
  'Europe/Tallinn',
  'Europe/Chisinau',
  'Europe/Bucharest',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Tbilisi',
  'Asia/Yerevan',
  'Asia/Baku',
  'Asia/Almaty',
  'Asia/Tashkent',
  'Asia/Jerusalem',
  'America/New_York',
] as const;
type CommonZone = (typeof commonZones)[number];

/** The common cities in the language of the person who chooses. */
export type CityNames = Readonly<Record<CommonZone, string>>;

/** What browsers go on calling by an earlier name. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name by which a zone goes today, whatever a browser or an earlier choice calls it. */
export function presentName(zone: string): string {
  return renamed[zone] ?? zone;
}

/** The common ones first, then all that the browser knows, each once. */
const zones: readonly string[] = [
  ...new Set<string>([...commonZones, ...Intl.supportedValuesOf('timeZone').map(presentName)]),
];

/** The city by which a zone is known. */
export function cityOf(zone: string, names: CityNames): string {
  const common = commonZones.find((known) => known === presentName(zone));
  if (common !== undefined) return names[common];
  return presentName(zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** Those whose city or part of the world has every word that was typed; the common ones before anything is. */
export function findZones(search: string, names: CityNames): readonly string[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return commonZones;
  return zones.filter((zone) => {
    const told = `${cityOf(zone, names)} ${zone.replaceAll('_', ' ')}`.toLowerCase();
    return words.every((word) => told.includes(word));
  });
}

/** How far its clocks are from universal time at a moment, as in "UTC+02:00". */
export function offsetOf(zone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offset = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return (offset?.value ?? '').replace('GMT', 'UTC');
}
