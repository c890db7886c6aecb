/**
 * Cost of calculators in microseconds: `npx tsx bench/calc.ts`. The default export is a set of cases for a wider comparison. Run by itself,
 * the script prints each figure beside its goal and fails when one is missed.
 */
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { calculators as calculatorsById } from '#calculators/all-calculators.ts';
import { levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { type SimulationPlan, simulate } from '#calculators/kit/simulation/simulate.ts';

const calculators = [...calculatorsById.values()].map((calculator) => ({
  calculator,
  inputs: defaultsOf(calculator.inputs),
  variants: variantsOf(calculator.inputs),
}));

/** The defaults with one number a little higher each time, so that no result can be cached. */
function variantsOf(inputs: InputRecord): readonly AnyInputs[] {
  const defaults = defaultsOf(inputs);
  const [name] = Object.entries(inputs).find(([, { type }]) => type === 'currency') ?? [''];
  return Array.from({ length: 16 }, (_, more) => (name === '' ? { ...defaults } : { ...defaults, [name]: Number(defaults[name]) + more }));
}

let turn = 0;
function principal(): number {
  turn = (turn + 1) % 1000;
  return 300_000 + turn;
}

function run(id: string): () => unknown {
  const found = calculators.find(({ calculator }) => calculator.id === id);
  if (found === undefined) throw new Error(`There is no calculator "${id}".`);
  const { calculator, variants } = found;
  return () => calculator.calculate(variants[principal() % variants.length] ?? found.inputs);
}

const plan: SimulationPlan = {
  start: 100_000,
  age: 30,
  inflation: 2.5,
  success: '',
  years: Array.from({ length: 40 }, (_, year) => ({
    atStart: year < 25 ? 0 : -60_000,
    atEnd: year < 25 ? 12_000 : 0,
    expectedReturn: 6,
  })),
};

interface PlainRow {
  readonly month: number;
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly balance: bigint;
}

/** The least that 360 exact rows can cost: BigInt cents, a known payment, and plain objects in a list of known length. */
function plainRows(): number {
  const rows = new Array<PlainRow>(360);
  let balance = BigInt(principal()) * 100n;
  let interestPaid = 0n;
  for (let row = 0; row < 360; row++) {
    const interest = (balance * 650n + 60_000n) / 120_000n;
    const repaid = row === 359 || 189_620n - interest > balance ? balance : 189_620n - interest;
    balance -= repaid;
    interestPaid += interest;
    rows[row] = { month: row + 1, payment: interest + repaid, interest, principal: repaid, balance };
  }
  return Number(interestPaid) + rows.length;
}

const plain = 'plain loop: 360 rows of BigInt cents';
const closedForm = 'level payment, closed form';
const schedule = '360 rows, exact cents';
const all = `all ${calculators.length} calculators with their defaults`;
const simulation = 'simulation of 10,000 × 40 years with percentiles';

const cases: Readonly<Record<string, () => unknown>> = {
  [plain]: plainRows,
  [`Reckoner: ${closedForm}`]: () => levelPayment(principal(), 0.065 / 12, 360),
  [`Reckoner: ${schedule}`]: () => amortize({ principal: principal(), annualRate: 6.5, periods: 360 })?.payment,
  'Reckoner: calculator future-value': run('future-value'),
  'Reckoner: calculator mortgage-payment': run('mortgage-payment'),
  [`Reckoner: ${all}`]: everyDefault,
  [`Reckoner: ${simulation}`]: () => simulate(plan, { seed: principal(), trials: 10_000, deviation: 15, inTodaysDollars: false }).successes,
};
export default cases;

function everyDefault(): void {
  for (const { calculator, inputs } of calculators) sink.kept = calculator.calculate(inputs);
}

/**
 * Calls of each calculator before the measurement. With this many calculators the engine compiles them only after seconds, so a short
 * warm-up for each case would measure the compiler.
 */
const rehearsals = 3000;

/**
 * Microseconds that the plain loop takes on the machine for which the budgets were set. A budget is a multiple of that loop on any machine.
 */
const plainMicroseconds = 4.6;
const budgets = { 'closed form': 5, schedule: 15 } as const;

/** Calculators that show no schedule but still sum or search over months. They may cost as much as a schedule. */
const sums: Readonly<Record<string, string>> = {
  'annuity-calculator': 'two sums over each month to age 120, an exponential a month',
  'lease-vs-cash': 'a rate of return, searched over the payments of each month',
};

/** Calculators that compute several schedules of up to 360 rows for the few rows that they show. */
const schedules: Readonly<Record<string, number>> = { 'arm-vs-fixed': 3, 'biweekly-mortgage': 2, refinance: 2 };

interface Line {
  readonly name: string;
  readonly spent: number;
  readonly budget: number | undefined;
  readonly about: string;
}

/**
 * Microseconds of one call, scaled to the machine for which the budgets were set. The case and the plain loop take turns, so that other
 * work on the machine affects both alike. The median of their ratios counts.
 */
function measure(work: () => unknown): number {
  const calls = callsFor(work, 5);
  const plainCalls = callsFor(plainRows, 5);
  const ratios = Array.from({ length: 15 }, () => timed(work, calls) / calls / (timed(plainRows, plainCalls) / plainCalls));
  return (ratios.sort((one, other) => one - other)[7] ?? Number.POSITIVE_INFINITY) * plainMicroseconds;
}

/** Number of calls that take this many milliseconds once the engine has compiled them. */
function callsFor(work: () => unknown, milliseconds: number): number {
  const begin = performance.now();
  const passed = () => performance.now() - begin;
  for (let warm = 0; passed() < 40 || (warm < 2000 && passed() < 3000); warm++) sink.kept = work();
  let calls = 1;
  while (timed(work, calls) < milliseconds) calls *= 2;
  return calls;
}

/** The last result, kept so that the engine cannot skip the work. */
const sink: { kept: unknown } = { kept: undefined };

/** Milliseconds of processor time. Waiting for a processor that other processes use does not count. */
function timed(work: () => unknown, calls: number): number {
  const begin = process.cpuUsage();
  for (let call = 0; call < calls; call++) sink.kept = work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

function calculatorLine({ calculator, inputs }: (typeof calculators)[number]): Line {
  const rows = Math.max(0, ...Object.values(calculator.calculate(inputs)).map((value) => (Array.isArray(value) ? value.length : 0)));
  const sum = sums[calculator.id];
  const several = schedules[calculator.id] ?? 1;
  const about = rows > 0 ? `schedule of ${rows} rows${several > 1 ? `, of ${several} loans` : ''}` : (sum ?? 'closed form');
  const budget = budgets[rows > 0 || sum !== undefined ? 'schedule' : 'closed form'] * several;
  const first = measure(run(calculator.id));
  // The engine may still have been compiling, which counts as work, so a case that seems over budget is measured once more.
  const spent = first > budget ? Math.min(first, measure(run(calculator.id))) : first;
  return { name: calculator.id, spent, budget, about };
}

function print(line: Line): boolean {
  const isOver = line.budget !== undefined && line.spent > line.budget;
  const ratio = `${(line.spent / plainMicroseconds).toFixed(2)}×`;
  const verdict = line.budget === undefined ? '' : isOver ? 'OVER' : 'ok';
  const budget = line.budget === undefined ? '' : String(line.budget);
  console.log(
    [
      line.name.padEnd(52),
      line.spent.toPrecision(3).padStart(9),
      ratio.padStart(9),
      budget.padStart(7),
      verdict.padEnd(5),
      line.about,
    ].join(' '),
  );
  return !isOver;
}

for (let rehearsal = 0; rehearsal < rehearsals; rehearsal++) everyDefault();

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(`Microseconds where the ${plain} takes ${plainMicroseconds}; × is the ratio to that loop in this run.`);
  console.log(['what'.padEnd(52), 'µs'.padStart(9), 'ratio'.padStart(9), 'budget'.padStart(7)].join(' '));
  const parts: readonly Line[] = [
    { name: closedForm, spent: measure(() => levelPayment(principal(), 0.065 / 12, 360)), budget: 5, about: 'closed form' },
    {
      name: schedule,
      spent: measure(() => amortize({ principal: principal(), annualRate: 6.5, periods: 360 })),
      budget: 15,
      about: 'schedule',
    },
    {
      name: simulation,
      spent: measure(cases[`Reckoner: ${simulation}`] ?? plainRows),
      budget: undefined,
      about: 'in a worker, off the screen',
    },
  ];
  const each = calculators.map(calculatorLine).sort((a, b) => b.spent - a.spent);
  const inAll = {
    name: all,
    spent: measure(everyDefault),
    budget: 1000,
    about: `in total; one by one ${each.reduce((sum, { spent }) => sum + spent, 0).toFixed(0)}`,
  };
  const lines: readonly Line[] = [...parts, inAll, ...each];
  const held = lines.map(print);
  const over = held.filter((isHeld) => !isHeld).length;
  console.log(over === 0 ? 'Every budget holds.' : `${over} over budget.`);
  if (over > 0) process.exitCode = 1;
}
