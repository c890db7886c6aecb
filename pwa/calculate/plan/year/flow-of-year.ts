import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { householdPlace, type RuleId } from '#calculators/plan/model/rules.ts';
import { t } from '#contract/language/t.ts';

/** A part of a year's money, in cents. */
export interface Flow {
  readonly label: string;
  readonly cents: number;
}

export interface YearFlow {
  readonly sources: readonly Flow[];
  readonly uses: readonly Flow[];
}

const income = t('Pay and profit');
const pensions = t('Pensions');
const other = t('Other income');
const yields = t('Interest and dividends');
const health = t('Health');
const homes = t('Home');
const taxes = t('Federal taxes');

/** The part of the picture to which the movements of a rule belong. The rules that are not named have a part of their own each. */
const parts: Readonly<Partial<Record<RuleId, string>>> = {
  wages: income,
  selfEmployment: income,
  pension: pensions,
  survivorPension: pensions,
  socialSecurity: t('Social Security'),
  interest: yields,
  dividends: yields,
  otherIncome: other,
  taxFreeIncome: other,
  homeSale: t('Sale of a home'),
  debtRepaidBySale: t('Debts'),
  requiredDistribution: t('Required distributions'),
  withdrawal: t('Withdrawals'),
  marketplaceCredit: health,
  living: t('Living'),
  goal: t('Goals'),
  debtPayment: t('Debts'),
  homeCosts: homes,
  gift: t('Gifts'),
  partB: health,
  surcharge: health,
  partD: health,
  supplement: health,
  premiumBefore65: health,
  outOfPocket: health,
  federalTax: taxes,
  stateTax: t('State tax'),
  payrollTax: t('Taxes on pay'),
  contribution: t('Saved'),
  surplus: t('Saved'),
  shortfall: t('Not paid'),
};

/** Sources and uses of a year's money, from its postings: both sides come to the same. */
export function flowOfYear({ postings }: Pick<PlanYear, 'postings'>): YearFlow {
  const [sources, uses] = [new Map<string, number>(), new Map<string, number>()];
  for (const { from, to, cents, rule } of postings) {
    const side = to === householdPlace ? sources : from === householdPlace ? uses : undefined;
    const label = parts[rule] ?? t('Other money');
    side?.set(label, (side.get(label) ?? 0) + cents);
  }
  return { sources: flowsOf(sources), uses: flowsOf(uses) };
}

/** Parts of a dollar or more. */
function flowsOf(sums: ReadonlyMap<string, number>): readonly Flow[] {
  return [...sums].flatMap(([label, cents]) => (cents >= 100 ? [{ label, cents }] : []));
}
