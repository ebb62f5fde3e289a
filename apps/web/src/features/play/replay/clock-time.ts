/** Milliseconds as minutes, seconds and tenths in the way of a language: "1:05.3", "1:05,3". */
export function clockTime(ms: number, language: string): string {
  const tenths = Math.floor(ms / 100);
  const seconds = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, minimumFractionDigits: 1 });
  return `${Math.floor(tenths / 600)}:${seconds.format((tenths % 600) / 10)}`;
}
