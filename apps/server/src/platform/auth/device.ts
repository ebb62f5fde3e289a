/** By which the owner of a session knows it again. */

export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Others call themselves Chrome and Safari as well, so those come last. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPiOS|Opera)\//],
  ['Yandex', /\bYaBrowser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
];

/** Android calls itself Linux as well, and iPhones say that they are like Mac OS X. */
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

/** Names only, no versions: they would tell people apart, and nobody knows their own. */
export function deviceOf(userAgent: string | undefined): Device {
  const named = (known: typeof browsers) => known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
