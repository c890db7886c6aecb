// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/definition/any-calculator.ts';
import c0 from './profitability/breakeven-analysis.ts';
import c1 from './financing/business-debt-consolidation.ts';
import c2 from './valuation/business-valuation.ts';
import c3 from './working-capital/cash-flow-analysis.ts';
import c4 from './financing/commercial-loan.ts';
import c5 from './profitability/contribution-margin.ts';
import c6 from './financing/debt-service-coverage.ts';
import c7 from './financing/equipment-buy-vs-lease.ts';
import c8 from './working-capital/financial-ratios.ts';
import c9 from './working-capital/inventory-optimization.ts';
import c10 from './taxes/like-kind-exchange.ts';
import c11 from './taxes/macrs-depreciation.ts';
import c12 from './profitability/profit-margin.ts';
import c13 from './taxes/qbi.ts';
import c14 from './repossession/repossession-auto.ts';
import c15 from './repossession/repossession-equipment.ts';
import c16 from './repossession/repossession-general.ts';
import c17 from './profitability/scenario-analysis.ts';
import c18 from './valuation/wacc.ts';
import c19 from './working-capital/working-capital.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "breakeven-analysis": detailsOf(c0, {"fixedCosts":"Rent, salaries, insurance: what does not change with sales.","variableCostPerUnit":"Material, commission, shipping: what each unit adds.","targetProfit":"Before income tax, a year."}),
  "business-debt-consolidation": detailsOf(c1, {"interestRate":"Yearly, as the note states it.","originationFeeRate":"As a percent of the balances, added to the loan."}),
  "business-valuation": detailsOf(c2, {"freeCashFlow":"Of the last year: after tax and investment, before debt payments.","discountRate":"Return a buyer asks; 15% to 30% for small firms.","ebitda":"Earnings before interest, tax, depreciation and amortization.","incomeWeight":"The rest weighs the multiple."}),
  "cash-flow-analysis": detailsOf(c3, {"variableCostRate":"As a percent of sales.","seasonalSwing":"How far the best month is above the average.","peakMonth":"1 is January.","startMonth":"1 is January."}),
  "commercial-loan": detailsOf(c4, {"interestRate":"Yearly, as the note states it.","loanTerm":"Years until what is left falls due.","amortizationYears":"Years over which the payment would repay the loan.","originationFeeRate":"As a percent of the loan, taken at closing."}),
  "contribution-margin": detailsOf(c5, {"otherVariableCost":"Commission, packing, card fees.","fixedCosts":"Rent, salaries, insurance: what does not change with sales.","hoursPerUnit":"Time on the machine or by the person that limits output."}),
  "debt-service-coverage": detailsOf(c6, {"netOperatingIncome":"Earnings before interest, tax and depreciation.","annualDebtService":"Principal and interest of loans you keep.","loanAmount":"0 to look at the debt you have.","interestRate":"Yearly, as the note states it."}),
  "equipment-buy-vs-lease": detailsOf(c7, {"interestRate":"Yearly, as the note states it.","residualValue":"When the lease would end.","leasePayment":"Paid at the start of each month.","incomeTaxRate":"Federal and state together.","discountRate":"Cost of borrowing after tax: rate × (1 − tax).","depreciation":"Section 179, bonus depreciation (100% if acquired after January 19, 2025), or its class.","ownerUpkeep":"Service and insurance that the lease includes."}),
  "financial-ratios": detailsOf(c8, {"operatingIncome":"Before interest and tax (EBIT).","cash":"With securities that can be sold at once."}),
  "inventory-optimization": detailsOf(c9, {"orderCost":"Paperwork, freight and set-up, whatever the size.","holdingRate":"Capital, storage, insurance, shrinkage, as a percent of the cost.","leadTimeDays":"From order to delivery.","workingDays":"Days with demand and work; lead time and demand are counted in them.","dailyProduction":"For goods you make yourself: stock builds up while a run lasts. 0 for goods that come all at once.","dailyDeviation":"Standard deviation; 0 if demand is even.","serviceLevel":"Share of order cycles without a shortage."}),
  "like-kind-exchange": detailsOf(c10, {"depreciationTaken":"All that was deducted, or could have been.","otherBoot":"Boot: what you take beside the new property.","improvements":"Capital improvements since the purchase.","exchangeCosts":"Fee of the qualified intermediary."}),
  "macrs-depreciation": detailsOf(c11, {"assetCost":"Price, sales tax, freight and setup; without land.","propertyClass":"Publication 946, appendix B, lists what belongs where.","placedInService":"Mid-quarter where more than 40% of the year’s equipment came in the last three months. Not for buildings.","month":"1 to 12; for buildings only.","section179":"Elected for equipment, up to the limit of the year and the business income.","bonusRate":"100% for most new and used equipment acquired after January 19, 2025."}),
  "profit-margin": detailsOf(c12, {"costOfGoodsSold":"Material, production labor, freight in.","operatingExpenses":"Selling and administration, with depreciation.","incomeTaxRate":"Federal and state together.","otherIncome":"Interest and rent received; minus for a loss."}),
  "qbi": detailsOf(c13, {"businessIncome":"Profit after half of the self-employment tax, own health insurance, and own retirement contributions.","taxableIncome":"All income of the return after the standard or itemized deduction.","filingStatus":"The status on the federal return. A qualifying surviving spouse uses the joint figures.","serviceTrade":"Health, law, accounting, consulting, finance, performing arts, athletics, or a trade that rests on your reputation.","wagesPaid":"They matter above the threshold only.","property":"What depreciable property cost that is in use, for at least ten years from its purchase.","netCapitalGain":"With qualified dividends; inside taxable income.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "repossession-auto": detailsOf(c14, {"loanBalance":"Principal unpaid at default.","daysAccrued":"From the last payment to the sale.","contractRefunds":"Unearned credit insurance, service contract, GAP and finance charge.","legalCosts":"Only as the contract and the state allow."}),
  "repossession-equipment": detailsOf(c15, {"loanBalance":"Principal unpaid at default.","daysAccrued":"From the last payment to the sale.","depositHeld":"Security deposit and prepaid amounts credited to the debt.","juniorLiens":"Whose holders have asked to be paid."}),
  "repossession-general": detailsOf(c16, {"loanBalance":"Principal unpaid at default.","daysAccrued":"From the last payment to the sale.","legalCosts":"Only as the contract and the law allow.","rebates":"Unearned interest and insurance.","juniorLiens":"Whose holders have asked to be paid.","reasonableValue":"Only if the sale was not commercially reasonable; 0 otherwise."}),
  "scenario-analysis": detailsOf(c17, {"variableCostRate":"As a percent of sales.","fixedCosts":"Rent, salaries, insurance: what does not change with sales.","bestSalesChange":"Change of volume against the base.","worstCostChange":"Change of what each unit costs."}),
  "wacc": detailsOf(c18, {"riskFreeRate":"Yield of a long Treasury bond.","marketPremium":"What stocks are expected to return above that yield.","costOfDebt":"Today’s yield on the debt, before tax.","taxRate":"Marginal rate at which interest is deducted.","costOfPreferred":"Dividend ÷ price."}),
  "working-capital": detailsOf(c19, {"cash":"With securities that can be sold at once.","otherCurrentLiabilities":"Wages and taxes due, customer deposits."}),
};
