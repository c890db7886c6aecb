/**
 * A second, independent model of billing: in whole days counted from 1970 and with its own calendar arithmetic.
 * It shares no code with the product, so that the same mistake is not made twice.
 */
export interface Customer {
  readonly startDay: number;
  readonly priceCents: number;
  readonly interval: 'month' | 'year';
  readonly allowance: number;
  readonly coupon: { readonly kind: 'percent' | 'amount'; readonly value: number } | null;
  readonly trialDays: number;
  readonly callsOn: (day: number) => number;
  /** A cheaper plan chosen on this day. */
  readonly downgrade: { readonly day: number; readonly priceCents: number; readonly allowance: number } | null;
  readonly pause: { readonly day: number; readonly days: number } | null;
  readonly cancelDay: number | null;
  /** Every charge from the first of these days until before the second is declined. */
  readonly declined: readonly [from: number, until: number] | null;
}

export interface ModelRules {
  readonly taxPerMille: number;
  readonly graceDays: number;
  readonly reminders: readonly [first: number, final: number];
}

interface Bill {
  readonly day: number;
  readonly cents: number;
  readonly paidDay: number | null;
}

export interface History {
  readonly bills: readonly Bill[];
  readonly mails: readonly string[];
}

interface Civil {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number => (month === 1 && isLeap(year) ? 29 : (lengths[month] ?? 0));

function civilOf(day: number): Civil {
  let [rest, year] = [day, 1970];
  while (rest >= (isLeap(year) ? 366 : 365)) {
    rest -= isLeap(year) ? 366 : 365;
    year += 1;
  }
  let month = 0;
  while (rest >= lengthOf(year, month)) {
    rest -= lengthOf(year, month);
    month += 1;
  }
  return { year, month, date: rest + 1 };
}

function dayOf(year: number, month: number, date: number): number {
  let day = date - 1;
  for (let passed = 1970; passed < year; passed += 1) day += isLeap(passed) ? 366 : 365;
  for (let passed = 0; passed < month; passed += 1) day += lengthOf(year, passed);
  return day;
}

/** The given number of months later, on the wanted day of the month or on the last one of a shorter month. */
function monthsLater(day: number, months: number, wanted: number): number {
  const { year, month } = civilOf(day);
  const total = year * 12 + month + months;
  const [nextYear, nextMonth] = [Math.floor(total / 12), total % 12];
  return dayOf(nextYear, nextMonth, Math.min(wanted, lengthOf(nextYear, nextMonth)));
}

const half = (numerator: number, divisor: number): number => Math.floor((2 * numerator + divisor) / (2 * divisor));

function billOf(customer: Customer, price: number, calls: number, allowance: number, { taxPerMille }: ModelRules): number {
  const { coupon, interval } = customer;
  const wanted =
    coupon === null ? 0 : coupon.kind === 'percent' ? half(price * coupon.value, 100) : coupon.value * (interval === 'year' ? 12 : 1);
  const extra = Math.max(0, calls - allowance);
  const overage = extra === 0 ? 0 : Math.min(10_000, Math.max(500, extra));
  const net = price - Math.min(price, wanted) + overage;
  return net + half(net * taxPerMille, 1000);
}

/** Plays a customer until a day and returns the invoices and mails. */
export function playModel(customer: Customer, rules: ModelRules, lastDay: number): History {
  const bills: { day: number; cents: number; paidDay: number | null }[] = [];
  const mails: string[] = [];
  let { date } = civilOf(customer.startDay + customer.trialDays);
  let { priceCents: price, allowance } = customer;
  let next: { priceCents: number; allowance: number } | undefined;
  let paidUntil = customer.startDay + customer.trialDays;
  let monthEnd = paidUntil;
  let calls = 0;
  let pausedUntil: number | undefined;
  let lateSince: number | undefined;
  let warned = 0;
  let lockedSince: number | undefined;
  let isEnding = false;
  let isOver = false;
  const isDeclined = (day: number): boolean => customer.declined !== null && day >= customer.declined[0] && day < customer.declined[1];
  const mail = (day: number, name: string): void => void mails.push(`${day} ${name}`);

  function pay(day: number): void {
    if (isDeclined(day)) {
      if (lateSince === undefined) {
        lateSince = day;
        warned = 0;
        mail(day, 'paymentFailed');
      }
      return;
    }
    for (const bill of bills) bill.paidDay ??= day;
    if (lockedSince !== undefined) {
      const stood = day - lockedSince;
      paidUntil += stood;
      monthEnd += stood;
      date = civilOf(paidUntil).date;
    }
    lateSince = undefined;
    lockedSince = undefined;
  }

  function bill(day: number, cents: number, isNothing: boolean): void {
    if (isNothing) return;
    mail(day, 'invoice');
    bills.push({ day, cents, paidDay: cents === 0 ? day : null });
    if (cents > 0) pay(day);
  }

  for (let day = customer.startDay; day <= lastDay; day += 1) {
    if (pausedUntil === day) {
      pausedUntil = undefined;
      mail(day, 'resumed');
    }
    const runs = !isOver && pausedUntil === undefined && lockedSince === undefined;
    if (runs && day === monthEnd) {
      const used = calls;
      calls = 0;
      if (day === paidUntil && isEnding) {
        isOver = true;
        mail(day, 'ended');
        const cents = billOf(customer, 0, used, allowance, rules);
        if (cents > 0) bills.push({ day, cents, paidDay: null });
        if (cents > 0 && !isDeclined(day)) for (const open of bills) open.paidDay ??= day;
      } else if (day === paidUntil) {
        const before = allowance;
        if (next !== undefined) ({ priceCents: price, allowance } = next);
        next = undefined;
        paidUntil = monthsLater(day, customer.interval === 'year' ? 12 : 1, date);
        monthEnd = monthsLater(day, 1, date);
        bill(day, billOf(customer, price, used, before, rules), false);
      } else {
        monthEnd = Math.min(paidUntil, monthsLater(day, 1, date));
        const cents = billOf(customer, 0, used, allowance, rules);
        bill(day, cents, cents === 0);
      }
    }
    if (runs && lateSince !== undefined) {
      const [first, final] = rules.reminders;
      if (warned === 0 && day >= lateSince + rules.graceDays - first) {
        warned = 1;
        mail(day, 'firstReminder');
        pay(day);
      }
      if (lateSince !== undefined && warned === 1 && day >= lateSince + rules.graceDays - final) {
        warned = 2;
        mail(day, 'finalReminder');
        pay(day);
      }
      if (lateSince !== undefined && warned === 2 && day >= lateSince + rules.graceDays) {
        lockedSince = day;
        mail(day, 'readOnly');
      }
    }
    // A new card is entered on the first day on which it is accepted.
    if (!isOver && customer.declined !== null && day === customer.declined[1] && lateSince !== undefined) pay(day);
    const isRunning = !isOver && pausedUntil === undefined && lockedSince === undefined;
    if (isRunning && lateSince === undefined && day > customer.startDay + customer.trialDays) {
      if (customer.downgrade?.day === day && !isEnding) next = customer.downgrade;
      if (customer.pause?.day === day && !isEnding) {
        pausedUntil = day + customer.pause.days;
        paidUntil += customer.pause.days;
        monthEnd += customer.pause.days;
        date = civilOf(paidUntil).date;
      }
    }
    if (isRunning && customer.cancelDay === day && pausedUntil === undefined) isEnding = true;
    if (!isOver && pausedUntil === undefined && lockedSince === undefined) calls += customer.callsOn(day);
  }
  return { bills, mails };
}
