import { type AmtFigures, amt, amtRates } from '#calculators/figures/federal-tax/amt.ts';
import { capitalGains, capitalGainsRates } from '#calculators/figures/federal-tax/capital-gains.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { taxByBrackets } from './brackets.ts';

export interface AlternativeMinimumTax {
  /** Alternative minimum taxable income, with the addition for a separate return. */
  readonly income: Dollars;
  readonly exemption: Dollars;
  /** Income less exemption. */
  readonly base: Dollars;
  readonly tentativeTax: Dollars;
  /** Tax due in addition to the regular tax. */
  readonly tax: Dollars;
}

export interface AmtInput {
  /** Taxable income with adjustments and preferences: line 4 of Form 6251. */
  readonly income: Dollars;
  readonly regularTax: Dollars;
  /** Long-term gain and qualified dividends, which keep their rates, and the regular taxable income below them. */
  readonly preferentialGain?: Dollars;
  readonly ordinaryTaxableIncome?: Dollars;
}

/**
 * Alternative minimum tax.
 *   exemption = amount − rate · (income − start), at least 0
 *   tentative = 26 % of the base up to the upper start + 28 % above, gain at 0, 15 and 20 %
 *   tax = tentative − regular, at least 0
 * Source: 26 USC 55; Form 6251, parts I to III (without 25 % gain).
 */
export function alternativeMinimumTax(set: FigureSet, status: FilingStatus, input: AmtInput): AlternativeMinimumTax {
  const figures = amt[set];
  const income = withSeparateAddition(figures, status, input.income);
  const exemption = amtExemption(set, status, income);
  const base = Math.max(0, income - exemption);
  const flat = amtByRates(figures, status, base);
  const stacked = taxWithGain(set, status, base, input.preferentialGain ?? 0, input.ordinaryTaxableIncome ?? 0);
  const tentativeTax = Math.min(flat, stacked);
  return { income, exemption, base, tentativeTax, tax: Math.max(0, tentativeTax - input.regularTax) };
}

/** Remaining exemption at an income. */
export function amtExemption(set: FigureSet, status: FilingStatus, income: Dollars): Dollars {
  const { exemption, phaseOutRate, phaseOutStart } = amt[set];
  return Math.max(0, exemption[status] - phaseOutRate * Math.max(0, income - phaseOutStart[status]));
}

/** Income at which the exemption is zero: start + exemption ÷ rate. */
export function amtFullPhaseOut(set: FigureSet, status: FilingStatus): Dollars {
  return fullPhaseOut(amt[set], status);
}

function fullPhaseOut(figures: AmtFigures, status: FilingStatus): Dollars {
  return figures.phaseOutStart[status] + figures.exemption[status] / figures.phaseOutRate;
}

/**
 * A separate return adds the phase-out rate times the income above the full phase-out, up to one exemption, so that two separate
 * returns do not beat a joint one. Source: 26 USC 55(d)(3), flush sentence.
 */
function withSeparateAddition(figures: AmtFigures, status: FilingStatus, income: Dollars): Dollars {
  if (status !== 'marriedSeparate') return income;
  const excess = Math.max(0, income - fullPhaseOut(figures, status));
  return income + Math.min(figures.exemption[status], figures.phaseOutRate * excess);
}

function amtByRates(figures: AmtFigures, status: FilingStatus, base: Dollars): Dollars {
  return taxByBrackets(base, amtRates, [figures.upperRateStart[status]]);
}

/** Form 6251, part III: the gain inside the base keeps the regular thresholds, counted on top of regular ordinary income. */
function taxWithGain(set: FigureSet, status: FilingStatus, base: Dollars, gain: Dollars, ordinary: Dollars): Dollars {
  const { zeroRateTop, fifteenRateTop } = capitalGains[set];
  const [, fifteen, twenty] = capitalGainsRates;
  const inside = Math.min(base, gain);
  const leftAtZero = Math.max(0, zeroRateTop[status] - ordinary);
  const zero = Math.min(inside, leftAtZero);
  const middle = Math.min(inside - zero, Math.max(0, fifteenRateTop[status] - leftAtZero - ordinary));
  const top = inside - zero - middle;
  return amtByRates(amt[set], status, base - inside) + fifteen * middle + twenty * top;
}
