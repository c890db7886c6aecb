import {
  capitalGains,
  capitalGainsRates,
  capitalLossLimit,
  collectiblesRate,
  unrecaptured1250Rate,
} from '#calculators/figures/federal-tax/capital-gains.ts';
import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { ordinaryIncomeTax } from './income-tax.ts';

export interface NetGains {
  /** Net gains after each kind has absorbed the other's loss; at least 0. */
  readonly shortTerm: Dollars;
  readonly longTerm: Dollars;
  /** Net loss that may be deducted this year. */
  readonly deductibleLoss: Dollars;
  /** The part absorbed by other income. */
  readonly usedLoss: Dollars;
  /** Loss carried to later years, by kind: the deduction uses short-term loss first. */
  readonly shortTermCarryover: Dollars;
  readonly longTermCarryover: Dollars;
}

/**
 * Nets short-term against long-term results (gains positive, losses negative, each already netted within its kind). `income` is the taxable
 * income before the loss is deducted; the part of the loss that it cannot absorb is also carried over.
 * Source: 26 USC 1211(b), 1212(b), 1222; Schedule D, parts I to III, and its Capital Loss Carryover Worksheet.
 */
export function netCapitalGains(status: FilingStatus, shortTerm: Dollars, longTerm: Dollars, income: Dollars): NetGains {
  const shortLoss = Math.max(0, -shortTerm);
  const longLoss = Math.max(0, -longTerm);
  const shortAfter = Math.max(0, shortTerm - longLoss);
  const longAfter = Math.max(0, longTerm - shortLoss);
  const shortRest = Math.max(0, shortLoss - Math.max(0, longTerm));
  const longRest = Math.max(0, longLoss - Math.max(0, shortTerm));
  const deductibleLoss = Math.min(shortRest + longRest, capitalLossLimit[status]);
  const usedLoss = Math.min(deductibleLoss, Math.max(0, income));
  return {
    shortTerm: shortAfter,
    longTerm: longAfter,
    deductibleLoss,
    usedLoss,
    shortTermCarryover: Math.max(0, shortRest - usedLoss),
    longTermCarryover: longRest - Math.max(0, usedLoss - shortRest),
  };
}

export interface PreferentialGain {
  /** Net long-term gain with qualified dividends. */
  readonly net: Dollars;
  /** Part of it that is depreciation of real property. */
  readonly unrecaptured1250?: Dollars;
  /** Part of it from collectibles. */
  readonly collectibles?: Dollars;
}

export interface TaxedPart {
  readonly rate: Fraction;
  readonly amount: Dollars;
  readonly tax: Dollars;
}

export interface TaxWithGains {
  /** The whole income tax. */
  readonly total: Dollars;
  /** Tax of the schedules, on ordinary income and on the part of the 25 and 28 % gain in brackets below 25 %. */
  readonly ordinary: Dollars;
  /** Gain at 0, 15, 20, 25 and 28 %. */
  readonly parts: readonly TaxedPart[];
}

/**
 * Income tax where part of the taxable income is long-term gain, which lies on top of the rest.
 * With T taxable income, P net gain, A = P − 25 % gain − 28 % gain:
 *   schedules on B = max(T − P, min(top of the 24 % bracket, T − A))
 *   0 % up to the first threshold, 15 % up to the second, 20 % above, for A; 25 % and 28 % for what is left of the other two
 *   never more than the schedules on all of T
 * The worksheet of a return looks up the ordinary parts in the Tax Table, which may be given as `schedule`.
 * Source: 26 USC 1(h)(1), (j)(5); Schedule D Tax Worksheet.
 */
export function incomeTaxWithGains(
  set: FigureSet,
  status: FilingStatus,
  taxableIncome: Dollars,
  gain: PreferentialGain,
  schedule: typeof ordinaryIncomeTax = ordinaryIncomeTax,
): TaxWithGains {
  const { zeroRateTop, fifteenRateTop } = capitalGains[set];
  const [, fifteen, twenty] = capitalGainsRates;
  const all = Math.max(0, taxableIncome);
  const net = Math.max(0, gain.net);
  const at25 = gain.unrecaptured1250 ?? 0;
  const adjusted = Math.min(all, Math.max(0, net - at25 - (gain.collectibles ?? 0)));
  const below25 = incomeTax[set].bracketTops[status][3] ?? 0;
  const base = Math.max(all - net, Math.min(below25, all - adjusted), 0);
  const zero = Math.min(adjusted, Math.max(0, zeroRateTop[status] - (all - adjusted)));
  const middle = Math.min(adjusted - zero, Math.max(0, Math.min(all, fifteenRateTop[status]) - base - zero));
  const top = adjusted - zero - middle;
  const depreciation = Math.max(0, Math.min(at25, net) - Math.max(0, base + net - all));
  const rest = Math.max(0, all - base - adjusted - depreciation);
  const parts = [
    part(0, zero),
    part(fifteen, middle),
    part(twenty, top),
    part(unrecaptured1250Rate, depreciation),
    part(collectiblesRate, rest),
  ];
  const ordinary = schedule(set, status, base);
  const stacked = parts.reduce((sum, { tax }) => sum + tax, ordinary);
  return { total: Math.min(stacked, schedule(set, status, all)), ordinary, parts };
}

function part(rate: Fraction, amount: Dollars): TaxedPart {
  return { rate, amount, tax: rate * amount };
}

/** Rate on the next dollar of long-term gain on top of a taxable income. */
export function marginalGainRate(set: FigureSet, status: FilingStatus, taxableIncome: Dollars): Fraction {
  const { zeroRateTop, fifteenRateTop } = capitalGains[set];
  const [zero, fifteen, twenty] = capitalGainsRates;
  if (taxableIncome < zeroRateTop[status]) return zero;
  return taxableIncome < fifteenRateTop[status] ? fifteen : twenty;
}
