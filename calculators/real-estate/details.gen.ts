// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/definition/any-calculator.ts';
import c0 from './income-property/1031-exchange.ts';
import c1 from './mortgages/arm-vs-fixed.ts';
import c2 from './mortgages/biweekly-mortgage.ts';
import c3 from './income-property/cap-rate.ts';
import c4 from './income-property/cash-flow.ts';
import c5 from './home-buying/closing-costs.ts';
import c6 from './home-buying/debt-to-income.ts';
import c7 from './home-buying/down-payment.ts';
import c8 from './mortgages/extra-payment.ts';
import c9 from './mortgages/fha-loan.ts';
import c10 from './home-equity/heloc.ts';
import c11 from './home-buying/home-affordability.ts';
import c12 from './home-equity/home-equity-loan.ts';
import c13 from './income-property/investment-property.ts';
import c14 from './mortgages/mortgage-payment.ts';
import c15 from './mortgages/pmi-calculator.ts';
import c16 from './home-buying/property-tax.ts';
import c17 from './income-property/real-estate-investment.ts';
import c18 from './mortgages/refinance.ts';
import c19 from './home-buying/rent-vs-buy.ts';
import c20 from './home-equity/reverse-mortgage.ts';
import c21 from './mortgages/va-loan.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "1031-exchange": detailsOf(c0, {"depreciationTaken":"All that was deducted, or could have been.","sellingCosts":"Commission, title, legal.","improvements":"Capital improvements since the purchase.","exchangeCosts":"Fee of the qualified intermediary."}),
  "arm-vs-fixed": detailsOf(c1, {"fixedRate":"The yearly note rate, not the APR.","armRate":"The yearly note rate, not the APR.","fixedYears":"The 5 of a 5/1 or 5/6 ARM.","expectedRate":"Index plus margin after the fixed years.","adjustmentYears":"0.5 for a 5/6 ARM.","initialCap":"Most the rate moves at its first adjustment.","paymentCap":"Most the payment rises at an adjustment; 0 without one. Interest that it does not cover is added to the loan.","lifetimeCap":"Most the rate ever moves from its start."}),
  "biweekly-mortgage": detailsOf(c2, {"interestRate":"The yearly note rate, not the APR.","method":"Ask the lender: payments may be credited every two weeks, or collected and posted monthly."}),
  "cap-rate": detailsOf(c3, {"otherIncome":"Parking, laundry, storage.","vacancyRate":"Share of the year without a paying tenant.","operatingExpenses":"Tax, insurance, repairs, management. No loan payments, no depreciation."}),
  "cash-flow": detailsOf(c4, {"downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","vacancyRate":"Share of the year without a paying tenant.","managementRate":"As a percent of the rent collected."}),
  "closing-costs": detailsOf(c5, {"homePrice":"The price agreed with the seller.","downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","state":"For Other no transfer or mortgage tax is assumed.","originationRate":"As a percent of the loan, with points.","titleInsuranceRate":"Both policies, as a percent of the price.","buyerPaysTransferTax":"Usually the seller does."}),
  "debt-to-income": detailsOf(c6, {"monthlyIncome":"Before tax and deductions, of all borrowers.","housingPayment":"Principal, interest, tax, insurance and dues of the home to buy.","otherDebts":"Personal loans, child support, alimony."}),
  "down-payment": detailsOf(c7, {"homePrice":"The price agreed with the seller.","downPaymentPercent":"As a percent of the price.","creditScore":"Matters for FHA."}),
  "extra-payment": detailsOf(c8, {"interestRate":"The yearly note rate, not the APR.","startMonth":"1 is the first payment."}),
  "fha-loan": detailsOf(c9, {"homePrice":"The price agreed with the seller.","downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "heloc": detailsOf(c10, {"homeValue":"What the home would sell for today.","drawAmount":"Taken at the start.","interestRate":"The yearly note rate, not the APR.","annualFee":"Charged in the draw period.","maxCombinedLtv":"The most that both loans may come to, as a percent of the home value."}),
  "home-affordability": detailsOf(c11, {"annualIncome":"Before tax, of all borrowers.","monthlyDebts":"Car, student loan, credit card minimums. Not the rent you give up.","downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","loanType":"Sets the income limits and the mortgage insurance.","propertyTaxRate":"Yearly, as a percent of the price.","pmiRate":"Yearly premium as a percent of a loan above 80% of the price."}),
  "home-equity-loan": detailsOf(c12, {"homeValue":"What the home would sell for today.","interestRate":"The yearly note rate, not the APR.","maxCombinedLtv":"The most that both loans may come to, as a percent of the home value."}),
  "investment-property": detailsOf(c13, {"vacancyRate":"Share of the year without a paying tenant.","operatingExpenses":"Tax, insurance, repairs, management. No loan payments, no depreciation."}),
  "mortgage-payment": detailsOf(c14, {"homePrice":"The price agreed with the seller.","downPayment":"What you pay yourself. From 20% of the price no mortgage insurance is due.","interestRate":"The yearly note rate, not the APR.","extraPayment":"Paid on top of the contract payment, straight to principal.","pmiRate":"Yearly premium as a percent of a loan above 80% of the price."}),
  "pmi-calculator": detailsOf(c15, {"homePrice":"The price agreed with the seller.","downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","pmiRate":"Yearly premium as a percent of a loan above 80% of the price."}),
  "property-tax": detailsOf(c16, {"homeValue":"What the home would sell for today.","assessmentRatio":"Share of the market value that is assessed.","exemption":"Homestead and others, taken off the assessed value.","propertyTaxRate":"All local rates together. 12 mills are 1.2%.","assessmentGrowth":"A year; some states cap it."}),
  "real-estate-investment": detailsOf(c17, {"downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","vacancyRate":"Share of the year without a paying tenant.","operatingExpenses":"Tax, insurance, repairs, management. No loan payments, no depreciation.","holdingYears":"Whole years.","sellingCostRate":"As a percent of the sale price."}),
  "refinance": detailsOf(c18, {"remainingTerm":"Until the current loan is paid off.","interestRate":"The yearly note rate, not the APR.","yearsInHome":"Until you sell or refinance again.","financeCosts":"Otherwise they are paid in cash."}),
  "rent-vs-buy": detailsOf(c19, {"homePrice":"The price agreed with the seller.","downPayment":"What you pay yourself.","interestRate":"The yearly note rate, not the APR.","yearsInHome":"Whole years.","propertyTaxRate":"Yearly, as a percent of the price.","maintenanceRate":"As a percent of the home value.","buyingCostRate":"As a percent of the price.","inflationRate":"Raises insurance and dues.","pmiRate":"Yearly premium as a percent of a loan above 80% of the price."}),
  "reverse-mortgage": detailsOf(c20, {"homeValue":"What the home would sell for today.","spouseAge":"0 without a spouse. The younger one counts.","interestRate":"The yearly note rate, not the APR.","lifeExpectancy":"The age of the younger one at which the loan is repaid.","expectedRate":"Of an adjustable loan: ten-year index plus margin. 0 takes the interest rate, as for a fixed one.","otherClosingCosts":"Appraisal, title and recording.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "va-loan": detailsOf(c21, {"homePrice":"The price agreed with the seller.","downPayment":"None is asked with full entitlement.","interestRate":"The yearly note rate, not the APR.","laterUse":"A later use bears a higher fee.","exempt":"Compensation for a disability from service, or a surviving spouse with DIC, among others.","entitlementUsed":"Of a VA loan not restored: your certificate of eligibility states it. 0 is full entitlement.","countyLimit":"Conforming limit of one unit in the county; 0 takes the baseline of the figures.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
};
