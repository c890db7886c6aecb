// Written by `npm run generate` from the definitions. Not edited by hand.
import { readCatalogue } from './kit/catalogue.ts';

export const catalogue = readCatalogue([
  ["auto-loan-basic","Auto Loan from Price","What a car costs each month, from its price, trade-in, tax and fees.","Automotive","auto","Financing","car",1],
  ["auto-loan-schedule","Auto Loan Schedule","Each payment of a car loan, and what extra payments save.","Automotive","auto","Financing","calendar-days",2],
  ["biweekly-auto-payment","Biweekly Auto Payment","What paying a car loan every two weeks saves.","Automotive","auto","Financing","calendar-sync",3],
  ["auto-refinance","Auto Refinance","Whether a new rate on your car loan is worth its fees.","Automotive","auto","Financing","refresh-cw",4],
  ["auto-lease","Car Lease Payment","What a lease costs each month, from price, residual and rate.","Automotive","auto","Leasing","file-pen",5],
  ["buy-vs-lease","Buy or Lease a Car","Whether a loan or a lease costs less over the same months.","Automotive","auto","Leasing","scale",6],
  ["lease-vs-cash","Lease or Pay Cash","Whether to pay cash for a car, or lease it and keep the cash invested.","Automotive","auto","Leasing","banknote",7],
  ["rebate-vs-low-rate","Rebate or Low Rate","Whether cash back or a low dealer rate saves more.","Automotive","auto","Buying","badge-percent",8],
  ["credit-union-vs-dealer","Credit Union or Dealer Loan","Which of two car loan offers costs less.","Automotive","auto","Buying","landmark",9],
  ["auto-loan-vs-home-equity","Auto Loan or Home Equity","Whether a car loan or a home equity loan pays for a car more cheaply.","Automotive","auto","Buying","house-plus",10],
  ["motorcycle-loan","Motorcycle Loan","What a motorcycle costs each month, with gear and insurance.","Automotive","auto","Financing","motorbike",11],
  ["rv-loan","RV Loan","What a motorhome or trailer costs each month, with insurance and site.","Automotive","auto","Financing","caravan",12],
  ["boat-loan","Boat Loan","What a boat costs each month, with mooring, insurance and upkeep.","Automotive","auto","Financing","sailboat",13],
  ["truck-loan","Truck Loan","What a truck and its upfit cost each month, and after tax if it works.","Automotive","auto","Financing","truck",14],
  ["mortgage-payment","Mortgage Payment","What a home loan costs each month, and in all.","Real Estate","mortgage","Mortgage","house",28],
  ["home-affordability","Home Affordability","The highest home price that your income, debts and down payment carry.","Real Estate","mortgage","Home buying","key-round",29],
  ["refinance","Mortgage Refinance","Whether a new loan pays for its closing costs while you keep the home.","Real Estate","mortgage","Mortgage","refresh-cw",31],
  ["reverse-mortgage","Reverse Mortgage","What a home can pay you from age 62, and what is left of it later.","Real Estate","mortgage","Home equity","hand-coins",42],
  ["cap-rate","Cap Rate","What a property yields on its value, and what it is worth at your rate.","Real Estate","mortgage","Investment property","percent",45],
  ["1031-exchange","1031 Exchange","The tax you defer by exchanging an investment property for another.","Real Estate","mortgage","Investment property","arrow-left-right",46],
  ["debt-to-income","Debt-to-Income Ratio","How much of your income debts take, and which loans that allows.","Real Estate","mortgage","Home buying","scale",47],
  ["auto-loan","Auto Loan Payment","The monthly payment for an amount, a rate and a term.","Automotive","auto","Financing","car-front",97],
  ["investment-property","Investment Property Grade","Cap rate, grade and key ratios of a rental before any loan.","Real Estate","mortgage","Investment property","badge-check",105],
]);
