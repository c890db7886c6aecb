// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/real-estate/income-property/1031-exchange.ts';
import d0 from '#calculators/real-estate/income-property/details/1031-exchange.details.ts';
import c1 from '#calculators/real-estate/mortgages/arm-vs-fixed.ts';
import d1 from '#calculators/real-estate/mortgages/details/arm-vs-fixed.details.ts';
import c2 from '#calculators/real-estate/mortgages/biweekly-mortgage.ts';
import d2 from '#calculators/real-estate/mortgages/details/biweekly-mortgage.details.ts';
import c3 from '#calculators/real-estate/income-property/cap-rate.ts';
import d3 from '#calculators/real-estate/income-property/details/cap-rate.details.ts';
import c4 from '#calculators/real-estate/income-property/cash-flow.ts';
import d4 from '#calculators/real-estate/income-property/details/cash-flow.details.ts';
import c5 from '#calculators/real-estate/home-buying/closing-costs.ts';
import d5 from '#calculators/real-estate/home-buying/details/closing-costs.details.ts';
import c6 from '#calculators/real-estate/home-buying/debt-to-income.ts';
import d6 from '#calculators/real-estate/home-buying/details/debt-to-income.details.ts';
import c7 from '#calculators/real-estate/home-buying/down-payment.ts';
import d7 from '#calculators/real-estate/home-buying/details/down-payment.details.ts';
import c8 from '#calculators/real-estate/mortgages/extra-payment.ts';
import d8 from '#calculators/real-estate/mortgages/details/extra-payment.details.ts';
import c9 from '#calculators/real-estate/mortgages/fha-loan.ts';
import d9 from '#calculators/real-estate/mortgages/details/fha-loan.details.ts';
import c10 from '#calculators/real-estate/home-equity/heloc.ts';
import d10 from '#calculators/real-estate/home-equity/details/heloc.details.ts';
import c11 from '#calculators/real-estate/home-buying/home-affordability.ts';
import d11 from '#calculators/real-estate/home-buying/details/home-affordability.details.ts';
import c12 from '#calculators/real-estate/home-equity/home-equity-loan.ts';
import d12 from '#calculators/real-estate/home-equity/details/home-equity-loan.details.ts';
import c13 from '#calculators/real-estate/income-property/investment-property.ts';
import d13 from '#calculators/real-estate/income-property/details/investment-property.details.ts';
import c14 from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import d14 from '#calculators/real-estate/mortgages/details/mortgage-payment.details.ts';
import c15 from '#calculators/real-estate/mortgages/pmi-calculator.ts';
import d15 from '#calculators/real-estate/mortgages/details/pmi-calculator.details.ts';
import c16 from '#calculators/real-estate/home-buying/property-tax.ts';
import d16 from '#calculators/real-estate/home-buying/details/property-tax.details.ts';
import c17 from '#calculators/real-estate/income-property/real-estate-investment.ts';
import d17 from '#calculators/real-estate/income-property/details/real-estate-investment.details.ts';
import c18 from '#calculators/real-estate/mortgages/refinance.ts';
import d18 from '#calculators/real-estate/mortgages/details/refinance.details.ts';
import c19 from '#calculators/real-estate/home-buying/rent-vs-buy.ts';
import d19 from '#calculators/real-estate/home-buying/details/rent-vs-buy.details.ts';
import c20 from '#calculators/real-estate/home-equity/reverse-mortgage.ts';
import d20 from '#calculators/real-estate/home-equity/details/reverse-mortgage.details.ts';
import c21 from '#calculators/real-estate/mortgages/va-loan.ts';
import d21 from '#calculators/real-estate/mortgages/details/va-loan.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "1031-exchange": detailsOf(c0, d0),
  "arm-vs-fixed": detailsOf(c1, d1),
  "biweekly-mortgage": detailsOf(c2, d2),
  "cap-rate": detailsOf(c3, d3),
  "cash-flow": detailsOf(c4, d4),
  "closing-costs": detailsOf(c5, d5),
  "debt-to-income": detailsOf(c6, d6),
  "down-payment": detailsOf(c7, d7),
  "extra-payment": detailsOf(c8, d8),
  "fha-loan": detailsOf(c9, d9),
  "heloc": detailsOf(c10, d10),
  "home-affordability": detailsOf(c11, d11),
  "home-equity-loan": detailsOf(c12, d12),
  "investment-property": detailsOf(c13, d13),
  "mortgage-payment": detailsOf(c14, d14),
  "pmi-calculator": detailsOf(c15, d15),
  "property-tax": detailsOf(c16, d16),
  "real-estate-investment": detailsOf(c17, d17),
  "refinance": detailsOf(c18, d18),
  "rent-vs-buy": detailsOf(c19, d19),
  "reverse-mortgage": detailsOf(c20, d20),
  "va-loan": detailsOf(c21, d21),
};
