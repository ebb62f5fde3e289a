/** Milliseconds as minutes, seconds and tenths: "1:05.3". */
export function clockTime(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = (tenths % 600) / 10;
  return `${Math.floor(tenths / 600)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
