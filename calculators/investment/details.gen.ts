// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/definition/any-calculator.ts';
import c0 from './returns/annual-rate-return.ts';
import c1 from './asset-allocation/asset-allocation.ts';
import c2 from './asset-allocation/asset-allocation-broad.ts';
import c3 from './securities/bond-price-yield.ts';
import c4 from './compound-growth/cd-ladder.ts';
import c5 from './compound-growth/compound-interest.ts';
import c6 from './returns/dcf.ts';
import c7 from './securities/future-contracts.ts';
import c8 from './compound-growth/future-value.ts';
import c9 from './distributions/gross-distribution.ts';
import c10 from './inflation/inflation-historic-impact.ts';
import c11 from './inflation/inflation-impact.ts';
import c12 from './returns/internal-rate-return.ts';
import c13 from './distributions/investment-distributions.ts';
import c14 from './compound-growth/investment-fees.ts';
import c15 from './compound-growth/investment-goal.ts';
import c16 from './compound-growth/investment-loan.ts';
import c17 from './returns/irr.ts';
import c18 from './securities/stock-option.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "annual-rate-return": detailsOf(c0, {"incomeReceived":"Dividends and interest paid out, in all."}),
  "asset-allocation": detailsOf(c1, {"riskTolerance":"How much of a fall you could sit through.","rebalanceBand":"Points that a share may be off its target."}),
  "asset-allocation-broad": detailsOf(c2, {"retirementAge":"Retirement, or another goal.","riskTolerance":"How much of a fall you could sit through."}),
  "bond-price-yield": detailsOf(c3, {"marketYield":"Used to find the price.","price":"Without accrued interest. Used to find the yield."}),
  "cd-ladder": detailsOf(c4, {"shortestYield":"Annual percentage yield (APY).","longestYield":"The yields between rise evenly.","penaltyMonths":"Months of interest lost, as the bank states it."}),
  "compound-interest": detailsOf(c5, {"interestRate":"The yearly rate before compounding within the year.","compounding":"How often interest is added to the balance."}),
  "dcf": detailsOf(c6, {"cashFlows":"After tax and investment, before payments on debt; the first at the end of this year.","discountRate":"The return asked at this risk, such as the cost of capital (WACC).","shares":"0 without shares.","midYear":"The terminal value stays at the end of the last year."}),
  "future-contracts": detailsOf(c7, {"contractSize":"Crude oil 1,000 barrels, gold 100 ounces, E-mini S&P 500 50 dollars a point.","initialMargin":"For one contract, set by the exchange.","maintenanceMargin":"Below this balance the broker calls for money.","spotPrice":"For the forward price. 0 takes the entry price.","riskFreeRate":"Continuous, a year.","storageCost":"Continuous, a year, as a percent of the price.","incomeYield":"Dividends, foreign interest: continuous, a year.","commission":"For one contract, when opening and when closing."}),
  "future-value": detailsOf(c8, {"interestRate":"The yearly rate before compounding within the year.","compounding":"How often interest is added to the balance."}),
  "gross-distribution": detailsOf(c9, {"netAmount":"What should arrive after tax.","federalRate":"Your bracket. Payers withhold 20% of most plan distributions.","earlyWithdrawal":"Adds the 10% tax on early distributions; exceptions exist.","afterTaxBasis":"Nondeductible contributions in this distribution."}),
  "inflation-historic-impact": detailsOf(c10, {}),
  "inflation-impact": detailsOf(c11, {"expectedReturn":"Nominal yearly return, for the real return."}),
  "internal-rate-return": detailsOf(c12, {"terminalValue":"Sale or salvage; negative for a cost of removal.","discountRate":"What the money would earn elsewhere at the same risk."}),
  "investment-distributions": detailsOf(c13, {"expectedReturn":"Yearly, compounded monthly. Nobody can promise it."}),
  "investment-fees": detailsOf(c14, {"expectedReturn":"Effective yearly return before fees.","feeRate":"Expense ratio and advisory fee together.","salesLoad":"Taken from each deposit to the dearer fund."}),
  "investment-goal": detailsOf(c15, {"expectedReturn":"Yearly, compounded monthly. Nobody can promise it.","todaysDollars":"Raises the goal by inflation.","compounding":"How often interest is added to the balance."}),
  "investment-loan": detailsOf(c16, {"interestRate":"The yearly rate before compounding within the year.","expectedReturn":"Yearly, compounded monthly. Nobody can promise it.","investmentIncome":"Interest and dividends taxed like wages. No more interest than this is deductible in a year; the rest waits."}),
  "irr": detailsOf(c17, {"cashFlows":"One a year, the first today; paid is negative. Apart by commas, or by semicolons where thousands have commas.","discountRate":"What the money would earn elsewhere at the same risk.","financeRate":"For the modified rate: what outflows cost.","reinvestRate":"For the modified rate: what inflows earn."}),
  "stock-option": detailsOf(c18, {"exercisePrice":"Also called strike or grant price.","taxRate":"Due at exercise of an NSO, with payroll tax; on an ISO sold at once without.","amtRate":"On the spread of an ISO that is held: 26 or 28%.","longTermRate":"On an ISO held two years from grant and one from exercise.","volatility":"Of the share, a year; for the fair value."}),
};
