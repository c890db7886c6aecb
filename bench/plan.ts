/**
 * Cost of a household plan in CPU time: `npx tsx bench/plan.ts`. Each figure stands beside a floor that is written by hand and runs in the same
 * process, because a busy machine slows both alike: four accounts, federal brackets, and three rounds of tax for each year.
 */
import { readFileSync } from 'node:fs';
import { stateNames } from '#calculators/figures/states/state-names.ts';
import { surchargeStep } from '#calculators/kit/law/health/medicare-premium.ts';
import { noIncome, noPersonIncome } from '#calculators/kit/law/household-return/household-income.ts';
import { type HouseholdLaw, householdReturn } from '#calculators/kit/law/household-return/household-return.ts';
import { carriedState } from '#calculators/kit/law/projected/carried-state.ts';
import { projectedLaw } from '#calculators/kit/law/projected/projected-law.ts';
import { createNormals } from '#calculators/kit/simulation/random.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { readPlan } from '#calculators/plan/reading/read-plan.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';
import { simulateMarkets } from '#calculators/plan/run/simulate-markets.ts';
import { sustainableSpending } from '#calculators/plan/run/sustainable-spending.ts';
import { compareLadders } from '#calculators/plan/search/compare-ladders.ts';

const document: object = JSON.parse(readFileSync('docs/household-plan-example.json', 'utf8'));
/** Sixty years: the younger of the two is 35. */
const long = planOf({
  ...document,
  people: [
    { name: 'Ann', birthDate: '1991-03-15', diesAt: 94, socialSecurity: { monthlyAtFullAge: 2800, claimYears: 67 } },
    { name: 'Bob', birthDate: '1990-08-02', diesAt: 90, socialSecurity: { monthlyAtFullAge: 1500, claimYears: 66 } },
  ],
  incomes: [{ name: 'Job', person: 'Ann', kind: 'wages', amount: 110000, until: 'Ann is 64' }],
  policies: {},
});
const example = planOf({ ...document, policies: {} });

function planOf(given: object): Plan {
  const plan = readPlan(given);
  if ('problems' in plan) throw new Error(plan.problems.join(' '));
  return plan;
}

const tops = [24800, 100800, 211400, 403550, 512450, 768700, Number.MAX_VALUE];
const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37];
const normals = createNormals(7);

/** The least that a year can cost: growth, spending, three rounds of tax on what is drawn, four balances. */
function floorPath(years: number): number {
  let [cash, taxable, traditional, roth] = [50000, 400000, 1150000, 100000];
  let level = 1;
  for (let year = 0; year < years; year++) {
    level *= 1.025;
    const growth = 0.6 * Math.exp(0.05 + 0.16 * normals()) + 0.4 * Math.exp(0.03 + 0.06 * normals());
    let need = 95000 * level;
    for (let round = 0; round < 3; round++) {
      const income = Math.max(0, Math.min(need, traditional) + 40000 - 36000 * level);
      let tax = 0;
      let from = 0;
      for (let at = 0; at < 7; at++) {
        const top = (tops[at] ?? 0) * level;
        if (income > from) tax += (rates[at] ?? 0) * (Math.min(income, top) - from);
        from = top;
      }
      need = 55000 * level + tax;
    }
    const fromCash = Math.min(cash, need);
    const fromTaxable = Math.min(taxable, need - fromCash);
    const fromTraditional = Math.min(traditional, need - fromCash - fromTaxable);
    cash -= fromCash;
    taxable = (taxable - fromTaxable) * growth;
    traditional = (traditional - fromTraditional) * growth;
    roth = Math.max(0, roth - (need - fromCash - fromTaxable - fromTraditional)) * growth;
  }
  return cash + taxable + traditional + roth;
}

/** CPU time of a run in microseconds, the best of several, each of some runs. */
function cost(run: () => unknown, runs: number): number {
  run();
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    for (let at = 0; at < runs; at++) run();
    return process.cpuUsage(start).user / runs;
  });
  return Math.min(...times);
}

const level = (year: number) => 1.025 ** (year - 2026);
const federal = projectedLaw(2026, 'marriedJoint', level);
const persons = [
  { ...noPersonIncome, age: 70, ira: 60000, benefits: 30000 },
  { ...noPersonIncome, age: 67, employer: 20000, benefits: 20000 },
];
const income = { ...noIncome, persons, interest: 3000, qualifiedDividends: 5000, longTermGains: 10000 };
let bent = 0;

/** Federal return, state return, and the step of the surcharge. */
function oneReturn(law: HouseholdLaw): () => number {
  return () => {
    bent = (bent + 1) % 1000;
    persons[0] = { ...noPersonIncome, age: 70, ira: 60000 + bent, benefits: 30000 };
    const { tax, federal: lines } = householdReturn(law, income);
    return tax + surchargeStep(federal.health.surchargeStarts, lines.medicareIncome);
  };
}

const codes = (['FL', 'GA', 'CA', 'NY', 'MN', 'PA'] as const).filter((code) => code in stateNames);
for (const code of codes) {
  const law = { federal, state: { ...carriedState(code, federal, level), code } };
  console.log(`return, federal with ${code} and surcharge: ${cost(oneReturn(law), 100_000).toFixed(2)} µs (goal 1)`);
}
const floor = cost(() => floorPath(60), 2000);
const path = cost(() => runPlan(long), 40);
const rough = cost(() => simulateMarkets(long, { seed: 1, paths: 200 }), 1) / 200;
console.log(`floor, 60 years: ${floor.toFixed(0)} µs`);
console.log(`shown path, 60 years with its ledger: ${(path / 1000).toFixed(2)} ms (goal 0.3), ${(path / floor).toFixed(0)} floors`);
console.log(`random path, 60 years: ${(rough / 1000).toFixed(2)} ms, ${(rough / floor).toFixed(0)} floors (goal 5)`);
console.log(`first band, 1,000 paths: ${((rough * 1000) / 1e6).toFixed(2)} s`);
console.log(`sustainable spending: ${(cost(() => sustainableSpending(example), 2) / 1000).toFixed(0)} ms (goal 10)`);
console.log(`ladders: ${(cost(() => compareLadders(example), 2) / 1000).toFixed(0)} ms (goal 100)`);
