// Written by `npm run generate` from the definitions. Not edited by hand.
import { readCatalogue } from './kit/catalogue.ts';

export const catalogue = readCatalogue([
  ["auto-loan-basic","Auto Loan from Price","What a car costs each month, from its price, trade-in, tax and fees.","Automotive","auto","Financing","car",1],
  ["buy-vs-lease","Buy or Lease a Car","Whether a loan or a lease costs less over the same months.","Automotive","auto","Leasing","scale",6],
  ["mortgage-payment","Mortgage Payment","What a home loan costs each month, and in all.","Real Estate","mortgage","Mortgage","house",28],
  ["debt-to-income","Debt-to-Income Ratio","How much of your income debts take, and which loans that allows.","Real Estate","mortgage","Home buying","scale",47],
]);
