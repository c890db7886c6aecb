import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { incomeTaxWithGains } from '#calculators/kit/law/federal-tax/capital-gains.ts';
import { standardDeduction } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { netInvestmentIncomeTax } from '#calculators/kit/law/federal-tax/niit.ts';
import { taxableSocialSecurity } from '#calculators/kit/law/federal-tax/taxable-social-security.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export interface BeforeConversion {
  /** After deductions, with the taxed part of the benefits and with the gains. */
  readonly taxableIncome: Dollars;
  readonly benefits: Dollars;
  readonly gains: Dollars;
  readonly isAged: boolean;
}

export interface ConversionTax {
  readonly federalTax: Dollars;
  /** Benefits that become taxable because of the conversion. */
  readonly benefitsAdded: Dollars;
  readonly investmentTax: Dollars;
}

/**
 * Federal tax that more ordinary income adds: its own, that of the benefits which it makes taxable, that of gains which it lifts out of
 * their bracket, and the tax on net investment income. Income before deductions is taxable income with the standard deduction.
 * Source: 26 USC 1(h), 86, 1411.
 */
export function taxOfConversion(set: FigureSet, status: FilingStatus, before: BeforeConversion, part: Dollars): ConversionTax {
  const { taxableIncome, benefits, gains } = before;
  const agi = taxableIncome + standardDeduction(set, status, before.isAged ? 1 : 0);
  const other = incomeWithoutBenefits(status, benefits, agi);
  const benefitsAdded = taxableSocialSecurity(status, benefits, other + part) - taxableSocialSecurity(status, benefits, other);
  const added = part + benefitsAdded;
  const inside = Math.min(gains, taxableIncome);
  const taxOn = (income: Dollars) => toCent(incomeTaxWithGains(set, status, income, { net: inside }).total);
  const investmentOn = (income: Dollars) => toCent(netInvestmentIncomeTax(status, gains, income));
  const investmentTax = toCent(investmentOn(agi + added) - investmentOn(agi));
  const federalTax = toCent(taxOn(taxableIncome + added) - taxOn(taxableIncome) + investmentTax);
  return { federalTax, benefitsAdded: toCent(benefitsAdded), investmentTax };
}

/** The income that, with the taxed part of the benefits, gives an adjusted gross income; 0 where the benefits alone give more. */
function incomeWithoutBenefits(status: FilingStatus, benefits: Dollars, agi: Dollars): Dollars {
  if (benefits === 0) return agi;
  let [low, high] = [Math.max(0, agi - 0.85 * benefits), agi];
  // The sum rises by 1 to 1.85 for each dollar of income, so that halving finds it; fifty steps are finer than a cent.
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (middle + taxableSocialSecurity(status, benefits, middle) < agi) low = middle;
    else high = middle;
  }
  return high;
}
