import { Decimal } from 'decimal.js';
import { cent, Exact } from '#calculators/proof/decimal.ts';
import { uniformTable } from '#calculators/proof/retirement/life-tables.ts';
import { type SlowIncome, type SlowStatus, type SlowYear, slowMedicare, slowTax } from './slow-law.ts';

/** A person of the slow engine; every birthday is in January, so that all months of a year count. */
export interface SlowPerson {
  readonly born: number;
  readonly dies: number;
  /** Monthly benefit in prices of 2026, from the year of an age on. */
  readonly benefit: number;
  readonly claimAge: number;
  readonly ira: number;
}

/** One or two people without a state, with an IRA each, a brokerage account, and savings; the first year is 2026. */
export interface SlowHousehold {
  readonly people: readonly SlowPerson[];
  readonly pension: number;
  readonly brokerage: number;
  readonly cost: number;
  readonly savings: number;
  readonly spending: number;
  readonly survivorShare: number;
  readonly conversion: number;
  readonly conversionUntil: number;
  /** Per cent. */
  readonly inflation: number;
  readonly medical: number;
  readonly iraReturn: number;
  readonly brokerageReturn: number;
  readonly dividends: number;
  readonly interest: number;
  readonly savingsReturn: number;
}

export interface SlowResult {
  readonly year: number;
  readonly required: readonly Decimal[];
  readonly medicare: Decimal;
  readonly tax: Decimal;
  readonly shortfall: Decimal;
  /** IRAs, brokerage, savings, Roth accounts. */
  readonly iras: readonly Decimal[];
  readonly brokerage: Decimal;
  readonly savings: Decimal;
  readonly roths: readonly Decimal[];
}

interface Books {
  iras: Decimal[];
  roths: Decimal[];
  brokerage: Decimal;
  cost: Decimal;
  savings: Decimal;
  incomes: [Decimal, Decimal];
  statuses: [SlowStatus, SlowStatus];
  loss: Decimal;
}

const zero = new Exact(0);

/**
 * The plan a second time, in decimals, from the statutes: each year is written out, and the draw is found by bisection. It shares no code with
 * `plan/` and knows only what its households need.
 */
export function slowPlan(home: SlowHousehold): readonly SlowResult[] {
  const books: Books = {
    iras: home.people.map(({ ira }) => new Exact(ira)),
    roths: home.people.map(() => zero),
    brokerage: new Exact(home.brokerage),
    cost: new Exact(home.cost),
    savings: new Exact(home.savings),
    incomes: [zero, zero],
    statuses: home.people.length > 1 ? ['marriedJoint', 'marriedJoint'] : ['single', 'single'],
    loss: zero,
  };
  const last = Math.max(...home.people.map(({ born, dies }) => born + dies));
  return Array.from({ length: last - 2025 }, (_, at) => oneYear(home, books, 2026 + at));
}

/**
 * Everybody claims at full age, so that a survivor gets the larger of both benefits: 42 USC 402(e)(2)(A), (f)(2)(A). A smaller benefit is at
 * least half of the larger one, so that no spouse gets an addition: 42 USC 402(b)(2), (c)(2).
 */
function benefitsOf(
  home: SlowHousehold,
  lives: readonly boolean[],
  { year, prices }: Pick<SlowYear, 'year' | 'prices'>,
): readonly Decimal[] {
  const full = home.people.map(({ benefit, claimAge, born }) =>
    year - born >= claimAge ? prices.times(benefit).toDecimalPlaces(0, Decimal.ROUND_DOWN).times(12) : zero,
  );
  const largest = full.reduce((most, one) => Decimal.max(most, one), zero);
  const alone = lives.filter(Boolean).length === 1;
  return full.map((one, index) => (lives[index] !== true ? zero : alone ? largest : one));
}

function grown(percent: number, years: number): Decimal {
  return new Exact(percent).div(100).plus(1).pow(years);
}

function oneYear(home: SlowHousehold, books: Books, year: number): SlowResult {
  const prices = grown(home.inflation, year - 2026);
  const lives = home.people.map(({ born, dies }) => year <= born + dies);
  for (const [index, lived] of lives.entries()) if (!lived) inherit(books, lives, index);
  for (const { born, dies } of home.people) if (year === born + dies + 1) stepUp(books, lives);
  const alone = lives.filter(Boolean).length === 1;
  const status: SlowStatus = alone ? 'single' : 'marriedJoint';
  const slowYear: SlowYear = { year, status, prices };
  const benefits = benefitsOf(home, lives, { year, prices });
  const benefitSum = benefits.reduce((sum, one) => sum.plus(one), zero);
  const interest = cent(books.savings.times(home.savingsReturn).div(100)).plus(cent(books.brokerage.times(home.interest).div(100)));
  const dividends = cent(books.brokerage.times(home.dividends).div(100));
  const pension = lives[0] === true ? new Exact(home.pension) : zero;
  const required = home.people.map(({ born }, index) => requiredOf(books.iras[index] ?? zero, lives[index] === true, born, year));
  for (const [index, amount] of required.entries()) books.iras[index] = (books.iras[index] ?? zero).minus(amount);
  const requiredSum = required.reduce((sum, one) => sum.plus(one), zero);
  const medicareLives = home.people.filter(({ born }, index) => lives[index] === true && year - born >= 65).length;
  const monthly = slowMedicare(slowYear, grown(home.medical, year - 2026), books.incomes[0], books.statuses[0]);
  const medicare = monthly.times(12 * medicareLives);
  const living = cent(prices.times(home.spending).times(alone && home.people.length > 1 ? home.survivorShare / 100 : 1));
  const converted = year <= home.conversionUntil ? convert(books, cent(prices.times(home.conversion))) : zero;
  const old = home.people.filter(({ born }, index) => lives[index] === true && year - born >= 65).length;
  const fixed = { benefits: benefitSum, dividends, interest, old };
  const ordinary = pension.plus(requiredSum).plus(converted).plus(interest);
  const pool = benefitSum.plus(interest).plus(dividends).plus(pension).plus(requiredSum).minus(medicare).minus(living);
  const shape = (draw: Decimal) => parts(books, draw);
  const taxAt = (draw: Decimal) => {
    const { fromBrokerage, fromIras } = shape(draw);
    const gain = books.brokerage.isZero() ? zero : fromBrokerage.times(books.brokerage.minus(books.cost)).div(books.brokerage);
    const income: SlowIncome = { ...fixed, ordinary: ordinary.plus(fromIras), gain: gain.minus(books.loss) };
    return slowTax(slowYear, income);
  };
  const most = books.iras.concat(books.roths).reduce((sum, one) => sum.plus(one), books.brokerage.plus(books.savings));
  const draw = leastDraw((amount) => pool.plus(amount).minus(taxAt(amount).tax), most);
  const { tax, agi, lossLeft } = taxAt(draw);
  const left = pool.plus(draw).minus(tax);
  withdrawParts(books, shape(draw), Decimal.max(0, left));
  grow(home, books);
  books.loss = lossLeft;
  books.incomes = [books.incomes[1], agi];
  books.statuses = [books.statuses[1], status];
  const shortfall = Decimal.max(0, left.negated());
  const { iras, roths, brokerage, savings } = books;
  return { year, required, medicare, tax, shortfall, iras: [...iras], roths: [...roths], brokerage, savings };
}

/** 26 USC 408(d)(3)(C)(ii): the survivor takes the accounts as their own. */
function inherit(books: Books, lives: readonly boolean[], dead: number): void {
  const heir = lives.indexOf(true);
  if (heir === -1) return;
  books.iras[heir] = (books.iras[heir] ?? zero).plus(books.iras[dead] ?? zero);
  books.roths[heir] = (books.roths[heir] ?? zero).plus(books.roths[dead] ?? zero);
  books.iras[dead] = zero;
  books.roths[dead] = zero;
}

/** 26 USC 1014, 2040(b): half of a joint account. */
function stepUp(books: Books, lives: readonly boolean[]): void {
  if (lives.includes(true)) books.cost = books.cost.plus(books.brokerage.minus(books.cost).div(2));
}

/** 26 USC 401(a)(9)(C)(v): 73, and 75 for those born in 1960 or later; the balance of the end of the year before by the table. */
function requiredOf(balance: Decimal, isAlive: boolean, born: number, year: number): Decimal {
  const age = year - born;
  return !isAlive || age < (born >= 1960 ? 75 : 73) ? zero : cent(balance.div(uniformTable(Math.min(age, 120))));
}

function convert(books: Books, wanted: Decimal): Decimal {
  let left = wanted;
  for (const [index, balance] of books.iras.entries()) {
    const moved = Decimal.min(left, balance);
    books.iras[index] = balance.minus(moved);
    books.roths[index] = (books.roths[index] ?? zero).plus(moved);
    left = left.minus(moved);
  }
  return wanted.minus(left);
}

interface Parts {
  readonly fromSavings: Decimal;
  readonly fromBrokerage: Decimal;
  readonly fromIras: Decimal;
  readonly fromRoths: Decimal;
}

/** Savings, then brokerage, then IRAs, then Roth accounts. */
function parts({ savings, brokerage, iras }: Books, draw: Decimal): Parts {
  const fromSavings = Decimal.min(draw, savings);
  const fromBrokerage = Decimal.min(draw.minus(fromSavings), brokerage);
  const all = iras.reduce((sum, one) => sum.plus(one), zero);
  const fromIras = Decimal.min(draw.minus(fromSavings).minus(fromBrokerage), all);
  return { fromSavings, fromBrokerage, fromIras, fromRoths: draw.minus(fromSavings).minus(fromBrokerage).minus(fromIras) };
}

/** The least draw in cents after which everything is paid, by bisection; all there is if nothing is enough. */
function leastDraw(cash: (draw: Decimal) => Decimal, most: Decimal): Decimal {
  if (cash(zero).gte(0)) return zero;
  if (cash(most).lt(0)) return most;
  let [low, high] = [zero, most];
  while (high.minus(low).gt(0.01)) {
    const middle = cent(low.plus(high).div(2));
    if (cash(middle).gte(0)) high = middle;
    else low = middle;
  }
  return high;
}

function withdrawParts(books: Books, { fromSavings, fromBrokerage, fromIras, fromRoths }: Parts, surplus: Decimal): void {
  books.savings = books.savings.minus(fromSavings);
  if (!books.brokerage.isZero()) books.cost = books.cost.minus(books.cost.times(fromBrokerage).div(books.brokerage));
  books.brokerage = books.brokerage.minus(fromBrokerage).plus(surplus);
  books.cost = books.cost.plus(surplus);
  books.iras = without(books.iras, fromIras);
  books.roths = without(books.roths, fromRoths);
}

function without(balances: readonly Decimal[], amount: Decimal): Decimal[] {
  let left = amount;
  return balances.map((balance) => {
    const taken = Decimal.min(left, balance);
    left = left.minus(taken);
    return balance.minus(taken);
  });
}

function grow(home: SlowHousehold, books: Books): void {
  const by = (balance: Decimal, percent: number) => balance.plus(cent(balance.times(percent).div(100)));
  books.iras = books.iras.map((one) => by(one, home.iraReturn));
  books.roths = books.roths.map((one) => by(one, home.iraReturn));
  books.brokerage = by(books.brokerage, home.brokerageReturn - home.dividends - home.interest);
}
