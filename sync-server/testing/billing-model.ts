/**
 * A second, independent model of billing: in whole days counted from 1970 and with its own calendar arithmetic.
 * It shares no code with the product, so that the same mistake is not made twice.
 */
export interface Customer {
  readonly id: string;
  readonly startDay: number;
  readonly priceCents: number;
  readonly interval: 'month' | 'year';
  readonly allowance: number;
  /** `isOfFirst`: it applies to the plan that was bought first, and not to a cheaper one. */
  readonly coupon: { readonly kind: 'percent' | 'amount'; readonly value: number; readonly isOfFirst?: boolean } | null;
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
  /** By the first day of the following month. */
  readonly monthEnds: ReadonlyMap<number, MonthEnd>;
}

export interface MonthEnd {
  /** The price of a month less the coupon, while it is charged. */
  readonly recurringCents: number;
  readonly isCustomer: boolean;
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
  const wanted = takenOff(customer, price);
  const extra = Math.max(0, calls - allowance);
  const overage = extra === 0 ? 0 : Math.min(10_000, Math.max(500, extra));
  const net = price - Math.min(price, wanted) + overage;
  return net + half(net * taxPerMille, 1000);
}

function perMonth(customer: Customer, price: number): number {
  return half(price - Math.min(price, takenOff(customer, price)), customer.interval === 'year' ? 12 : 1);
}

function takenOff({ coupon, interval, priceCents }: Customer, price: number): number {
  if (coupon === null || (coupon.isOfFirst === true && price !== priceCents)) return 0;
  return coupon.kind === 'percent' ? half(price * coupon.value, 100) : coupon.value * (interval === 'year' ? 12 : 1);
}

/** A customer on the day that is being played. */
interface Account {
  readonly customer: Customer;
  readonly rules: ModelRules;
  readonly trialEnd: number;
  readonly bills: { day: number; cents: number; paidDay: number | null }[];
  readonly mails: string[];
  /** The day of the month on which periods begin. */
  date: number;
  price: number;
  allowance: number;
  /** The plan of the next period. */
  next: { readonly priceCents: number; readonly allowance: number } | undefined;
  paidUntil: number;
  monthEnd: number;
  calls: number;
  pausedUntil: number | undefined;
  lateSince: number | undefined;
  /** Number of reminders since the payment failed. */
  reminders: number;
  lockedSince: number | undefined;
  isEnding: boolean;
  isOver: boolean;
}

/** Plays a customer until a day and returns the invoices and mails. */
export function playModel(customer: Customer, rules: ModelRules, lastDay: number): History {
  const account = openAccount(customer, rules);
  const monthEnds = new Map<number, MonthEnd>();
  for (let day = customer.startDay; day <= lastDay; day += 1) {
    playDay(account, day);
    if (civilOf(day + 1).date === 1) monthEnds.set(day + 1, monthEndOf(account, day));
  }
  return { bills: account.bills, mails: account.mails, monthEnds };
}

function openAccount(customer: Customer, rules: ModelRules): Account {
  const trialEnd = customer.startDay + customer.trialDays;
  return {
    customer,
    rules,
    trialEnd,
    bills: [],
    mails: [],
    date: civilOf(trialEnd).date,
    price: customer.priceCents,
    allowance: customer.allowance,
    next: undefined,
    paidUntil: trialEnd,
    monthEnd: trialEnd,
    calls: 0,
    pausedUntil: undefined,
    lateSince: undefined,
    reminders: 0,
    lockedSince: undefined,
    isEnding: false,
    isOver: false,
  };
}

function playDay(account: Account, day: number): void {
  const { customer } = account;
  if (account.pausedUntil === day) {
    account.pausedUntil = undefined;
    mail(account, day, 'resumed');
  }
  if (isRunning(account)) {
    if (day === account.monthEnd) endMonth(account, day);
    remind(account, day);
  }
  // A new card is entered on the first day on which it is accepted.
  if (!account.isOver && customer.declined?.[1] === day && account.lateSince !== undefined) pay(account, day);
  if (isRunning(account)) {
    if (account.lateSince === undefined && day > account.trialEnd && !account.isEnding) changePlanOrPause(account, day);
    if (customer.cancelDay === day && account.pausedUntil === undefined) account.isEnding = true;
  }
  // Calls of a trial are free: those above the allowance are refused.
  if (isRunning(account) && day >= account.trialEnd) account.calls += customer.callsOn(day);
}

function isRunning({ isOver, pausedUntil, lockedSince }: Account): boolean {
  return !isOver && pausedUntil === undefined && lockedSince === undefined;
}

function endMonth(account: Account, day: number): void {
  const { customer, rules, calls, allowance } = account;
  account.calls = 0;
  if (day === account.paidUntil && account.isEnding) endSubscription(account, day, calls);
  else if (day === account.paidUntil) {
    if (account.next !== undefined) ({ priceCents: account.price, allowance: account.allowance } = account.next);
    account.next = undefined;
    account.paidUntil = monthsLater(day, customer.interval === 'year' ? 12 : 1, account.date);
    account.monthEnd = monthsLater(day, 1, account.date);
    sendBill(account, day, billOf(customer, account.price, calls, allowance, rules));
  } else {
    account.monthEnd = Math.min(account.paidUntil, monthsLater(day, 1, account.date));
    const cents = billOf(customer, 0, calls, allowance, rules);
    if (cents > 0) sendBill(account, day, cents);
  }
}

function endSubscription(account: Account, day: number, calls: number): void {
  account.isOver = true;
  mail(account, day, 'ended');
  const cents = billOf(account.customer, 0, calls, account.allowance, account.rules);
  if (cents === 0) return;
  account.bills.push({ day, cents, paidDay: null });
  if (!isDeclined(account, day)) for (const open of account.bills) open.paidDay ??= day;
}

function sendBill(account: Account, day: number, cents: number): void {
  mail(account, day, 'invoice');
  account.bills.push({ day, cents, paidDay: cents === 0 ? day : null });
  if (cents > 0) pay(account, day);
}

/** Pays every open invoice. Locked days are added to the paid ones. */
function pay(account: Account, day: number): void {
  if (isDeclined(account, day)) {
    if (account.lateSince === undefined) {
      account.lateSince = day;
      account.reminders = 0;
      mail(account, day, 'paymentFailed');
    }
    return;
  }
  for (const bill of account.bills) bill.paidDay ??= day;
  if (account.lockedSince !== undefined) extendPeriod(account, day - account.lockedSince);
  account.lateSince = undefined;
  account.lockedSince = undefined;
}

/** Each step is also another attempt to charge the card, which may end the delay. */
function remind(account: Account, day: number): void {
  const { graceDays, reminders } = account.rules;
  const [first, final] = reminders;
  const isDue = (sent: number, daysLeft: number): boolean =>
    account.lateSince !== undefined && account.reminders === sent && day >= account.lateSince + graceDays - daysLeft;
  if (isDue(0, first)) {
    account.reminders = 1;
    mail(account, day, 'firstReminder');
    pay(account, day);
  }
  if (isDue(1, final)) {
    account.reminders = 2;
    mail(account, day, 'finalReminder');
    pay(account, day);
  }
  if (isDue(2, 0)) {
    account.lockedSince = day;
    mail(account, day, 'readOnly');
  }
}

function changePlanOrPause(account: Account, day: number): void {
  const { downgrade, pause } = account.customer;
  if (downgrade?.day === day) account.next = downgrade;
  if (pause?.day === day) {
    account.pausedUntil = day + pause.days;
    extendPeriod(account, pause.days);
  }
}

function extendPeriod(account: Account, days: number): void {
  account.paidUntil += days;
  account.monthEnd += days;
  account.date = civilOf(account.paidUntil).date;
}

function monthEndOf(account: Account, day: number): MonthEnd {
  const isCustomer = !account.isOver && account.lockedSince === undefined && day >= account.trialEnd;
  const isCharged = isCustomer && account.pausedUntil === undefined;
  return { recurringCents: isCharged ? perMonth(account.customer, account.price) : 0, isCustomer };
}

function isDeclined({ customer: { declined } }: Account, day: number): boolean {
  return declined !== null && day >= declined[0] && day < declined[1];
}

function mail(account: Account, day: number, name: string): void {
  account.mails.push(`${day} ${name}`);
}
