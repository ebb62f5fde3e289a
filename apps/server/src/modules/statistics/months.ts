/** The last so many months up to a day (YYYY-MM-DD), its own included; YYYY-MM, the oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const month = new Date(`${today.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() - count + 1);
  return Array.from({ length: count }, () => {
    const name = month.toISOString().slice(0, 7);
    month.setUTCMonth(month.getUTCMonth() + 1);
    return name;
  });
}
