/**
 * What calculators cost, in microseconds: `npx tsx bench/calc.ts`. The default export is a set of cases for a wider comparison; alone it
 * prints each figure beside its goal and fails when one is missed.
 */
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { levelPayment } from '#calculators/kit/annuity.ts';
import type { AnyInputs } from '#calculators/kit/define.ts';
import { defaultsOf } from '#calculators/kit/inputs.ts';
import { amortize } from '#calculators/kit/schedule.ts';
import { type SimulationPlan, simulate } from '#calculators/kit/simulate.ts';
import { shelfLoaders } from '#calculators/shelves.gen.ts';

const shelves = await Promise.all(Object.values(shelfLoaders).map((load) => load()));
const calculators = shelves
  .flatMap((shelf) => Object.values(shelf))
  .map((calculator) => ({ calculator, inputs: defaultsOf(calculator.inputs) }));

/** Another principal each time, so that nothing is computed once and remembered. */
let turn = 0;
function principal(): number {
  turn = (turn + 1) % 1000;
  return 300_000 + turn;
}

function run(id: string): () => unknown {
  const found = calculators.find(({ calculator }) => calculator.id === id);
  if (found === undefined) throw new Error(`There is no calculator "${id}".`);
  const amount = ['homePrice', 'vehiclePrice', 'principal', 'presentValue', 'loanAmount'].find((name) => name in found.inputs);
  return () => found.calculator.calculate(amount === undefined ? found.inputs : varied(found.inputs, amount));
}

function varied(inputs: AnyInputs, name: string): AnyInputs {
  return { ...inputs, [name]: Number(inputs[name]) + (principal() % 1000) };
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

/** The least that 360 exact rows can cost: BigInt cents, a known payment, plain objects. Goals are measured by it, whatever the machine. */
function plainRows(): number {
  const rows: { readonly payment: bigint; readonly interest: bigint; readonly principal: bigint; readonly balance: bigint }[] = [];
  let balance = BigInt(principal()) * 100n;
  for (let row = 0; row < 360; row++) {
    const interest = (balance * 650n + 60_000n) / 120_000n;
    const repaid = row === 359 || 189_620n - interest > balance ? balance : 189_620n - interest;
    balance -= repaid;
    rows.push({ payment: interest + repaid, interest, principal: repaid, balance });
  }
  return rows.length;
}

const plain = 'plain loop: 360 rows of BigInt cents';
const closedForm = 'Reckoner: level payment, closed form';
const schedule = 'Reckoner: 360 rows, exact cents';
const futureValue = 'Reckoner: calculator future-value';
const mortgage = 'Reckoner: calculator mortgage-payment';
const all = `Reckoner: all ${calculators.length} calculators with their defaults`;
const chance = 'Reckoner: simulation of 10,000 × 40 years with percentiles';

const cases: Readonly<Record<string, () => unknown>> = {
  [plain]: plainRows,
  [closedForm]: () => levelPayment(principal(), 0.065 / 12, 360),
  [schedule]: () => amortize({ principal: principal(), annualRate: 6.5, periods: 360 })?.payment,
  [futureValue]: run('future-value'),
  [mortgage]: run('mortgage-payment'),
  [all]: () => calculators.reduce((count, { calculator, inputs }) => count + Object.keys(calculator.calculate(inputs)).length, 0),
  [chance]: () => simulate(plan, { seed: principal(), trials: 10_000, deviation: 15, inTodaysDollars: false }).successes,
};
export default cases;

/** Microseconds that a case may take on a machine where the plain loop takes 4.6. */
const goals = new Map([
  [closedForm, 5],
  [schedule, 15],
  [futureValue, 5],
  [all, 1000],
]);
const plainMicroseconds = 4.6;

/** Microseconds of one call: the least of several medians, because other work on the machine only ever adds. */
function measure(work: () => unknown): number {
  const until = performance.now() + 60;
  while (performance.now() < until) work();
  let calls = 1;
  while (timed(work, calls) < 30) calls *= 2;
  return Math.min(...Array.from({ length: 9 }, () => timed(work, calls))) * (1000 / calls);
}

/** Milliseconds of processor time: waiting for a processor that others use does not count. */
function timed(work: () => unknown, calls: number): number {
  const begin = process.cpuUsage();
  for (let call = 0; call < calls; call++) work();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pace = measure(plainRows) / plainMicroseconds;
  console.log(`This machine takes ${pace.toFixed(2)} times as long as the one of the goals; figures are divided by it.`);
  for (const [name, work] of Object.entries(cases)) {
    const spent = measure(work) / pace;
    const goal = goals.get(name);
    const isOver = goal !== undefined && spent > goal;
    if (isOver) process.exitCode = 1;
    console.log(
      `${name.padEnd(60)} ${spent.toPrecision(3).padStart(9)} µs${goal === undefined ? '' : `  of ${goal}${isOver ? '  OVER' : ''}`}`,
    );
  }
  const slowest = calculators
    .map(({ calculator, inputs }) => ({ id: calculator.id, spent: measure(() => calculator.calculate(inputs)) / pace }))
    .sort((a, b) => b.spent - a.spent)
    .slice(0, 12);
  console.log(`Slowest: ${slowest.map(({ id, spent }) => `${id} ${spent.toFixed(0)}`).join(', ')} µs`);
}
