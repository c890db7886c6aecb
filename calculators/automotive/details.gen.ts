// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/definition/any-calculator.ts';
import c0 from './loans/auto-affordability.ts';
import c1 from './vehicle-value/auto-depreciation.ts';
import c2 from './ownership-costs/auto-insurance-cost.ts';
import c3 from './leases/auto-lease.ts';
import c4 from './loans/auto-loan.ts';
import c5 from './loans/auto-loan-basic.ts';
import c6 from './loans/auto-loan-schedule.ts';
import c7 from './loan-comparison/auto-loan-vs-home-equity.ts';
import c8 from './loan-comparison/auto-refinance.ts';
import c9 from './ownership-costs/auto-sales-tax.ts';
import c10 from './loans/biweekly-auto-payment.ts';
import c11 from './loans/boat-loan.ts';
import c12 from './leases/buy-vs-lease.ts';
import c13 from './vehicle-value/classic-car-investment.ts';
import c14 from './loan-comparison/credit-union-vs-dealer.ts';
import c15 from './ownership-costs/electric-vs-gas.ts';
import c16 from './ownership-costs/extended-warranty.ts';
import c17 from './ownership-costs/fleet-analysis.ts';
import c18 from './ownership-costs/gas-mileage.ts';
import c19 from './leases/lease-vs-cash.ts';
import c20 from './loans/motorcycle-loan.ts';
import c21 from './loan-comparison/rebate-vs-low-rate.ts';
import c22 from './loans/rv-loan.ts';
import c23 from './leases/subscription-vs-ownership.ts';
import c24 from './ownership-costs/total-cost-ownership.ts';
import c25 from './vehicle-value/trade-vs-sell.ts';
import c26 from './loans/truck-loan.ts';
import c27 from './ownership-costs/vehicle-comparison.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "auto-affordability": detailsOf(c0, {"annualIncome":"Before tax.","monthlyDebts":"Housing, cards and other loans.","runningCosts":"Insurance and fuel of the new car.","downPayment":"Cash you put in at the start.","tradeInValue":"What the dealer credits for your old vehicle.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","transportShare":"Payment and running costs together."}),
  "auto-depreciation": detailsOf(c1, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","depreciationRate":"The share of its value that the vehicle loses each year.","annualMiles":"More than 12,000 lowers the value, fewer raise it."}),
  "auto-insurance-cost": detailsOf(c2, {"usualPremium":"In your state, for a clean record and full coverage. A quote of yours makes the rest exact."}),
  "auto-lease": detailsOf(c3, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","msrp":"The sticker price; the residual is a share of it.","residualPercent":"Value at the end, as a share of the list price.","interestRate":"A money factor × 2400 is about this rate.","downPayment":"Capital cost reduction in cash.","salesTax":"Charged on each payment in most states.","moneyFactor":"As in 0.00271, where the dealer quotes one. It replaces the interest rate; 0 goes without.","fees":"Added to the amount leased."}),
  "auto-loan": detailsOf(c4, {"interestRate":"The yearly rate of the loan."}),
  "auto-loan-basic": detailsOf(c5, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","tradeInValue":"What the dealer credits for your old vehicle.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","taxFullPrice":"On in states that tax the price before the trade-in, such as California.","tradeInOwed":"The new loan takes it over."}),
  "auto-loan-schedule": detailsOf(c6, {"interestRate":"The yearly rate of the loan."}),
  "auto-loan-vs-home-equity": detailsOf(c7, {"deductibleYears":"2025 to 2028, for a new car assembled in the United States.","savingsRate":"What your cash would earn elsewhere. Later payments count for less at this rate.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "auto-refinance": detailsOf(c8, {"refinanceFees":"Title transfer and lender fees, paid in cash."}),
  "auto-sales-tax": detailsOf(c9, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","tradeInValue":"What the dealer credits for your old vehicle.","county":"A county outside the state counts as another.","localRate":"City and county together. 7.25% of California and 1% make the usual 8.25%."}),
  "biweekly-auto-payment": detailsOf(c10, {"interestRate":"The yearly rate of the loan.","biweeklyPlan":"Ask the lender which one it offers: they save different amounts."}),
  "boat-loan": detailsOf(c11, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","tradeInValue":"What the dealer credits for your old vehicle.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle."}),
  "buy-vs-lease": detailsOf(c12, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","interestRate":"The yearly rate of the loan.","leasePayment":"With tax. The first one is paid at signing.","dueAtSigning":"Without the first payment.","depreciationRate":"The share of its value that the vehicle loses each year.","salesTax":"State and local rate on vehicles where you register it.","dispositionFee":"Charged when the vehicle is returned.","moneyFactor":"As in 0.00271, where the dealer quotes one. 0 goes without.","residualValue":"Used with a money factor.","acquisitionFee":"Used with a money factor.","savingsRate":"What your cash would earn elsewhere. Later payments count for less at this rate."}),
  "classic-car-investment": detailsOf(c13, {"model":"Counts for American makes only.","yearlyCosts":"Storage, agreed-value insurance and upkeep.","expectedReturn":"What the same money would earn invested.","baseAppreciation":"Of a common car in good condition.","sellingCosts":"Auction commission and transport.","gainsTaxRate":"28% is the highest federal rate on collectibles."}),
  "credit-union-vs-dealer": detailsOf(c14, {"dealerIncentive":"Cash off the price if you finance with the dealer."}),
  "electric-vs-gas": detailsOf(c15, {"incentive":"State and utility rebates. The federal credit ended on September 30, 2025.","kwhPer100Miles":"On the window label; charging losses included.","mpg":"Miles a gallon, combined.","fuelPrice":"Dollars a gallon.","electricFee":"Charged by most states in place of fuel tax.","electricDepreciation":"The share of its value that the vehicle loses each year.","gasDepreciation":"The share of its value that the vehicle loses each year."}),
  "extended-warranty": detailsOf(c16, {"coveredShare":"Wear parts and maintenance are not covered.","costRise":"Older cars break more often."}),
  "fleet-analysis": detailsOf(c17, {"mpg":"Miles a gallon, combined.","fuelPrice":"Dollars a gallon.","depreciationRate":"The share of its value that the vehicle loses each year."}),
  "gas-mileage": detailsOf(c18, {"fuelPrice":"Dollars a gallon.","otherMpg":"Fuel economy of another car."}),
  "lease-vs-cash": detailsOf(c19, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","salesTax":"State and local rate on vehicles where you register it.","leasePayment":"With tax. The first one is paid at signing.","dueAtSigning":"Without the first payment.","depreciationRate":"The share of its value that the vehicle loses each year.","savingsRate":"What your cash would earn elsewhere. Later payments count for less at this rate.","dispositionFee":"Charged when the vehicle is returned.","moneyFactor":"As in 0.00271, where the dealer quotes one. 0 goes without.","residualValue":"Used with a money factor.","acquisitionFee":"Used with a money factor."}),
  "motorcycle-loan": detailsOf(c20, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","accessories":"Bought, taxed and financed with the motorcycle.","downPayment":"Cash you put in at the start.","tradeInValue":"What the dealer credits for your old vehicle.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","annualUpkeep":"Tires, service and winter storage."}),
  "rebate-vs-low-rate": detailsOf(c21, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","rebate":"Given only with the standard rate.","standardRate":"The rate you get elsewhere when you take the rebate.","promotionalRate":"The dealer’s rate when you give up the rebate.","salesTax":"State and local rate on vehicles where you register it."}),
  "rv-loan": detailsOf(c22, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","tradeInValue":"What the dealer credits for your old vehicle."}),
  "subscription-vs-ownership": detailsOf(c23, {"subscriptionPayment":"With insurance, upkeep and registration.","vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","interestRate":"The yearly rate of the loan.","depreciationRate":"The share of its value that the vehicle loses each year.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle."}),
  "total-cost-ownership": detailsOf(c24, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","downPayment":"Cash you put in at the start.","interestRate":"The yearly rate of the loan.","mpg":"Miles a gallon, combined.","fuelPrice":"Dollars a gallon.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","depreciationRate":"The share of its value that the vehicle loses each year."}),
  "trade-vs-sell": detailsOf(c25, {"tradeInOffer":"What the dealer offers for your car as it stands.","privatePrice":"For such a car in good condition.","sellingCosts":"Detailing, ads, inspection and your time.","vehiclePrice":"The price agreed with the seller, before tax and fees.","salesTax":"State and local rate on vehicles where you register it.","taxCredit":"Off in California and a few other states."}),
  "truck-loan": detailsOf(c26, {"vehiclePrice":"The price agreed with the seller, before tax and fees.","accessories":"Bed, hitch, racks and other equipment, taxed and financed.","downPayment":"Cash you put in at the start.","tradeInValue":"What the dealer credits for your old vehicle.","interestRate":"The yearly rate of the loan.","salesTax":"State and local rate on vehicles where you register it.","fees":"Title, registration and dealer fees; financed with the vehicle.","businessUse":"Share of the miles driven for your own business."}),
  "vehicle-comparison": detailsOf(c27, {"firstMpg":"Miles a gallon, combined.","secondMpg":"Miles a gallon, combined.","firstDepreciation":"The share of its value that the vehicle loses each year.","secondDepreciation":"The share of its value that the vehicle loses each year.","fuelPrice":"Dollars a gallon.","salesTax":"State and local rate on vehicles where you register it."}),
};
