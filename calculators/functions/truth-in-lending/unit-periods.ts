import { addMonths, type CalendarDate } from '#calculators/functions/dates/calendar.ts';

/** The common interval of a transaction's payments: whole months (1 to 12) or whole weeks. */
export type UnitPeriod = { readonly months: number } | { readonly weeks: number };

/**
 * Full unit-periods from an advance to a payment, and the fraction that comes before them. Full ones are counted back from the payment;
 * days left over are divided by 30 for each month of the unit-period, by 365 in a yearly one, or by the days of its weeks. A month counts
 * as 30 days inside a longer unit-period, as a twelfth inside a year.
 * Source: Regulation Z, 12 CFR 1026, appendix J (b)(5).
 */
export function unitPeriodsBetween(
  advance: CalendarDate,
  payment: CalendarDate,
  unit: UnitPeriod,
): { readonly unitPeriods: number; readonly fraction: number } {
  if ('weeks' in unit) {
    const days = payment.serial - advance.serial;
    const length = unit.weeks * 7;
    const unitPeriods = Math.floor(days / length);
    return { unitPeriods, fraction: (days - unitPeriods * length) / length };
  }
  let months = (payment.year - advance.year) * 12 + payment.month - advance.month;
  if (addMonths(payment, -months, false).serial < advance.serial) months -= 1;
  const days = addMonths(payment, -months, false).serial - advance.serial;
  const unitPeriods = Math.floor(months / unit.months);
  const rest = months - unitPeriods * unit.months;
  const fraction = unit.months === 12 ? rest / 12 + days / 365 : (rest * 30 + days) / (unit.months * 30);
  // The 1st to the 31st is 30 days and not a full month, yet thirty thirtieths of one.
  return fraction < 1 ? { unitPeriods, fraction } : { unitPeriods: unitPeriods + 1, fraction: 0 };
}
