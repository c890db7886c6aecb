/** The same day of a later month, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  return monthsOn(date, months, null);
}

/** Like `addMonths`, with the intended day: the 31st returns after February. Null: the day of the date itself. */
export function monthsOn(date: Date, months: number, anchorDay: number | null): Date {
  const added = new Date(date);
  added.setUTCDate(1);
  added.setUTCMonth(added.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate();
  added.setUTCDate(Math.min(anchorDay ?? date.getUTCDate(), lastDay));
  return added;
}
