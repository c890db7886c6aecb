// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
import c0 from './401k-calculator.ts';
import c1 from './401k-enhanced.ts';
import c2 from './403b-calculator.ts';
import c3 from './457-plan-calculator.ts';
import c4 from './72t-sepp-calculator.ts';
import c5 from './annuity-calculator.ts';
import c6 from './pension-vs-lump-sum.ts';
import c7 from './pension-vs-lump-sum-enhanced.ts';
import c8 from './retirement-income.ts';
import c9 from './retirement-nest-egg.ts';
import c10 from './retirement-planner.ts';
import c11 from './retirement-shortfall.ts';
import c12 from './rmd-calculator.ts';
import c13 from './rmd-enhanced.ts';
import c14 from './roth-vs-traditional.ts';
import c15 from './social-security.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "401k-calculator": detailsOf(c0, {"annualIncome":"Before tax.","contributionRate":"Share of pay, up to the limit of the year.","employerMatch":"Percent of what you put in: 50 is 50 cents on the dollar.","expectedReturn":"Effective yearly return. Nobody can promise it.","inflationRate":"Also raises the limits from year to year.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "401k-enhanced": detailsOf(c1, {"annualIncome":"Before tax.","contributionRate":"Share of pay, up to the limit of the year.","employerMatch":"Percent of what you put in: 50 is 50 cents on the dollar.","secondMatch":"On what you put in above the first tier.","secondMatchLimit":"Share of pay.","profitSharing":"Percent of pay.","annualFees":"Percent of the balance.","rothShare":"Share of the final balance that is free of tax.","expectedReturn":"Effective yearly return. Nobody can promise it.","inflationRate":"Also raises the limits from year to year.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "403b-calculator": detailsOf(c2, {"annualIncome":"Before tax.","contributionRate":"Share of pay, up to the limit of the year.","employerMatch":"Percent of what you put in: 50 is 50 cents on the dollar.","yearsOfService":"From 15 the plan may allow 3,000 more.","expectedReturn":"Effective yearly return. Nobody can promise it.","inflationRate":"Also raises the limits from year to year.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "457-plan-calculator": detailsOf(c3, {"annualIncome":"Before tax.","contributionRate":"Share of pay, up to the limit of the year.","employerMatch":"Percent of what you put in: 50 is 50 cents on the dollar.","unusedDeferrals":"Allows more in the last three years.","expectedReturn":"Effective yearly return. Nobody can promise it.","inflationRate":"Also raises the limits from year to year.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "72t-sepp-calculator": detailsOf(c4, {"accountBalance":"On December 31 of the year before, all accounts of the kind together.","interestRate":"At most 5%, or 120% of the federal mid-term rate if that is higher.","beneficiaryAge":"For the joint table.","midTermRate":"Of one of the two months before the first payment."}),
  "annuity-calculator": detailsOf(c5, {"gender":"Women live longer on average and receive less each month.","payoutAge":"For payments that start later.","certainYears":"Paid to heirs if you die earlier.","load":"Percent of the premium."}),
  "pension-vs-lump-sum": detailsOf(c6, {"expectedReturn":"Effective yearly return. Nobody can promise it."}),
  "pension-vs-lump-sum-enhanced": detailsOf(c7, {"expectedReturn":"Effective yearly return. Nobody can promise it.","pensionStartAge":"An age already reached means now.","lumpSumTaxRate":"Rolled over into an IRA, its withdrawals are taxed like the pension: enter the same rate."}),
  "retirement-income": detailsOf(c8, {"withdrawalRate":"Of the savings, in the first year.","otherRetirementIncome":"In today’s dollars, rising with prices."}),
  "retirement-nest-egg": detailsOf(c9, {"desiredIncome":"In retirement, in today’s dollars.","otherRetirementIncome":"In today’s dollars, rising with prices.","expectedReturn":"Effective yearly return. Nobody can promise it."}),
  "retirement-planner": detailsOf(c10, {"annualIncome":"Before tax.","expectedReturn":"Effective yearly return. Nobody can promise it.","otherRetirementIncome":"In today’s dollars, rising with prices."}),
  "retirement-shortfall": detailsOf(c11, {"desiredIncome":"In retirement, in today’s dollars.","otherRetirementIncome":"In today’s dollars, rising with prices.","expectedReturn":"Effective yearly return. Nobody can promise it."}),
  "rmd-calculator": detailsOf(c12, {"accountBalance":"On December 31 of the year before, all accounts of the kind together.","currentAge":"The age you reach by December 31.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "rmd-enhanced": detailsOf(c13, {"accountBalance":"On December 31 of the year before, all accounts of the kind together.","currentAge":"The age you reach by December 31.","spouseAge":"Only if the spouse is the sole beneficiary and more than ten years younger; else 0."}),
  "roth-vs-traditional": detailsOf(c14, {"currentTaxRate":"Federal and state, on your last dollar.","expectedReturn":"Effective yearly return. Nobody can promise it.","annualIncome":"Modified AGI: decides who may contribute and deduct.","filingStatus":"The status on the federal return. A qualifying surviving spouse uses the joint figures.","planAtWork":"Limits the deduction by income.","preTaxIraBalance":"All traditional, SEP and SIMPLE IRAs at the end of the year: they make part of a backdoor conversion taxable.","investmentTaxRate":"Each year, in the taxable account.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "social-security": detailsOf(c15, {"averageEarnings":"Over your best 35 years, in today’s wages.","yearsWorked":"Missing years up to 35 count as zero.","spousePia":"At the spouse’s full retirement age. 0 without a spouse.","workEarnings":"From work, in the year of the claim.","credits":"Your statement has them; 40 are needed. 0 counts up to four for each year worked.","earningsRecord":"Year and earnings from your statement, as in 1990: 25000; 1991: 26500. It replaces average and years.","spouseBenefit":"What the spouse draws, for the survivor’s benefit. 0 where it is the full benefit or not claimed.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
};
