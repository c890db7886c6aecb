import { capitalGainsFigures, capitalLossLimit } from '#calculators/figures/federal-tax/capital-gains.ts';
import { childTaxCreditStart, incomeTaxFigures } from '#calculators/figures/federal-tax/income-tax.ts';
import { niitThreshold } from '#calculators/figures/federal-tax/niit.ts';
import { additionalMedicareThreshold, payrollFigures } from '#calculators/figures/federal-tax/payroll.ts';
import {
  personalDeductionFigures,
  studentInterestCap,
  studentInterestWidth,
} from '#calculators/figures/federal-tax/personal-deductions.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { newestCompleteSet } from '#calculators/figures/set.ts';
import { benefitTaxBase, benefitTaxSecond, socialSecurityFigures } from '#calculators/figures/social-security/social-security.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { downTo, held, indexed, indexedList, nearest, type Prices, timelineOf, timelinesByStatus, untilItsEnd } from './carry-on.ts';
import { type HealthLaw, projectedHealthLaw } from './health-law.ts';
import { saltLimits } from './salt-limits.ts';

const brackets = timelinesByStatus(incomeTaxFigures.bracketTops);
const zeroRateTops = timelinesByStatus(capitalGainsFigures.zeroRateTop);
const fifteenRateTops = timelinesByStatus(capitalGainsFigures.fifteenRateTop);
const standardDeductions = timelinesByStatus(incomeTaxFigures.standardDeduction);
const agedAdditions = timelinesByStatus(incomeTaxFigures.agedOrBlindAddition);
const seniorDeductions = timelineOf(incomeTaxFigures.seniorDeduction);
const seniorStarts = timelinesByStatus(incomeTaxFigures.seniorDeductionStart);
const mortgageDebtCaps = timelinesByStatus(incomeTaxFigures.mortgageDebtCap);
const itemizedLosses = timelineOf(incomeTaxFigures.itemizedLoss);
const giftsBeside = timelinesByStatus(personalDeductionFigures.giftsWithoutItemizing);
const giftFloors = timelineOf(personalDeductionFigures.giftFloor);
const tipsCaps = timelineOf(incomeTaxFigures.tipsCap);
const overtimeCaps = timelinesByStatus(incomeTaxFigures.overtimeCap);
const autoLoanCaps = timelineOf(incomeTaxFigures.autoLoanInterestCap);
const autoLoanStarts = timelinesByStatus(incomeTaxFigures.autoLoanInterestStart);
const studentStarts = timelinesByStatus(personalDeductionFigures.studentInterestStart);
const childCredits = timelineOf(incomeTaxFigures.childTaxCredit);
const charitableLimits = timelineOf(personalDeductionFigures.charitableDistribution);
const wageBases = timelineOf(payrollFigures.wageBase);
const earningsTests = timelineOf(socialSecurityFigures.earningsTestUnder);
const earningsTestsYearOf = timelineOf(socialSecurityFigures.earningsTestYearOf);
const toTwentyFive = downTo(25);
const toFifty = downTo(50);
const toHundred = downTo(100);
const toThreeHundreds = nearest(300);
const toThousands = nearest(1000);
const toFiveThousands = nearest(5000);
/** A month's exempt amount is a multiple of 10. */
const toMonthlyTens = nearest(120);

/** The federal law of one year for one filing status, as plain numbers: published where it is, otherwise carried on with prices. */
export interface FederalLaw {
  readonly year: number;
  readonly status: FilingStatus;
  /** True if at least the brackets of the year are not published yet. */
  readonly isProjected: boolean;
  readonly bracketTops: readonly Dollars[];
  readonly zeroRateTop: Dollars;
  readonly fifteenRateTop: Dollars;
  readonly standardDeduction: Dollars;
  readonly agedAddition: Dollars;
  readonly seniorDeduction: Dollars;
  readonly seniorDeductionStart: Dollars;
  readonly saltCap: Dollars;
  readonly saltFloor: Dollars;
  readonly saltStart: Dollars;
  readonly mortgageDebtCap: Dollars;
  readonly itemizedLoss: Fraction;
  readonly giftsWithoutItemizing: Dollars;
  readonly giftFloor: Fraction;
  readonly tipsCap: Dollars;
  readonly overtimeCap: Dollars;
  readonly autoLoanInterestCap: Dollars;
  readonly autoLoanInterestStart: Dollars;
  readonly studentInterestCap: Dollars;
  readonly studentInterestStart: Dollars;
  readonly studentInterestWidth: Dollars;
  readonly childTaxCredit: Dollars;
  readonly childTaxCreditStart: Dollars;
  readonly charitableDistribution: Dollars;
  /** Not indexed. */
  readonly capitalLossLimit: Dollars;
  readonly benefitTaxBase: Dollars;
  readonly benefitTaxSecond: Dollars;
  readonly niitThreshold: Dollars;
  readonly additionalMedicareThreshold: Dollars;
  readonly wageBase: Dollars;
  readonly earningsTestUnder: Dollars;
  readonly earningsTestYearOf: Dollars;
  readonly health: HealthLaw;
}

/**
 * The law of a year for a filing status. After the last published year indexed amounts rise with prices from it and are rounded as their
 * statute rounds; the others stay; amounts with an end of their own end. A year before the first published one takes the first.
 * Rounding: 26 USC 1(f)(7), 63(c)(4), 24(i)(3), 221(f)(2), 408(d)(8)(F); 42 USC 430(b), 403(f)(8)(B).
 */
export function projectedLaw(year: number, status: FilingStatus, prices: Prices, medicalPrices: Prices = prices): FederalLaw {
  const toStep = status === 'marriedSeparate' ? toTwentyFive : toFifty;
  return {
    year,
    status,
    isProjected: year > Number(newestCompleteSet),
    bracketTops: indexedList(brackets[status], year, prices, toStep),
    zeroRateTop: indexed(zeroRateTops[status], year, prices, toStep),
    fifteenRateTop: indexed(fifteenRateTops[status], year, prices, toStep),
    standardDeduction: indexed(standardDeductions[status], year, prices, toFifty),
    agedAddition: indexed(agedAdditions[status], year, prices, toFifty),
    seniorDeduction: untilItsEnd(seniorDeductions, year, 0),
    seniorDeductionStart: held(seniorStarts[status], year, 0),
    ...saltLimits(year, status),
    mortgageDebtCap: held(mortgageDebtCaps[status], year, 0),
    itemizedLoss: held(itemizedLosses, year, 0),
    giftsWithoutItemizing: held(giftsBeside[status], year, 0),
    giftFloor: held(giftFloors, year, 0),
    tipsCap: untilItsEnd(tipsCaps, year, 0),
    overtimeCap: untilItsEnd(overtimeCaps[status], year, 0),
    autoLoanInterestCap: untilItsEnd(autoLoanCaps, year, 0),
    autoLoanInterestStart: held(autoLoanStarts[status], year, 0),
    studentInterestCap: studentInterestCap[status],
    studentInterestStart: indexed(studentStarts[status], year, prices, toFiveThousands),
    studentInterestWidth: studentInterestWidth[status],
    childTaxCredit: indexed(childCredits, year, prices, toHundred),
    childTaxCreditStart: childTaxCreditStart[status],
    charitableDistribution: indexed(charitableLimits, year, prices, toThousands),
    capitalLossLimit: capitalLossLimit[status],
    benefitTaxBase: benefitTaxBase[status],
    benefitTaxSecond: benefitTaxSecond[status],
    niitThreshold: niitThreshold[status],
    additionalMedicareThreshold: additionalMedicareThreshold[status],
    wageBase: indexed(wageBases, year, prices, toThreeHundreds),
    earningsTestUnder: indexed(earningsTests, year, prices, toMonthlyTens),
    earningsTestYearOf: indexed(earningsTestsYearOf, year, prices, toMonthlyTens),
    health: projectedHealthLaw(year, status, prices, medicalPrices),
  };
}
