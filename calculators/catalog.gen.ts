// Written by `npm run generate` from the definitions. Not edited by hand.
import { readCatalog } from './kit/definition/catalog.ts';

export const catalog = readCatalog([
  ["Automotive","auto","Financing",
`Auto Loan from Price|What a car costs each month, from its price|auto-loan-basic
Auto Loan Schedule|Each payment of a car loan, and what extra payments save
Biweekly Auto Payment|What paying a car loan every two weeks saves
Auto Refinance|Whether a new rate on your car loan is worth its fees
Motorcycle Loan|What a motorcycle costs each month, with gear and insurance||11
RV Loan|What a motorhome or trailer costs each month
Boat Loan|What a boat costs each month, with insurance and upkeep
Truck Loan|What a truck and its upfit cost each month
Auto Loan Payment|The monthly payment for an amount, a rate and a term|auto-loan|97`],
  ["Automotive","auto","Leasing",
`Car Lease Payment|What a lease costs each month, from price, residual and rate|auto-lease|5
Buy or Lease a Car|Whether a loan or a lease costs less over the same months|buy-vs-lease
Lease or Pay Cash|Whether to pay cash for a car, or lease it and invest the cash|lease-vs-cash
Car Subscription or Ownership|Whether a car subscription or a car of your own costs less|subscription-vs-ownership|26`],
  ["Automotive","auto","Buying",
`Rebate or Low Rate|Whether cash back or a low dealer rate saves more|rebate-vs-low-rate|8
Credit Union or Dealer Loan|Which of two car loan offers costs less|credit-union-vs-dealer
Auto Loan or Home Equity|Whether a car loan or a home equity loan costs less|auto-loan-vs-home-equity
Vehicle Comparison|Which of two vehicles costs less over the years you keep it||19
Trade In or Sell|Whether a trade-in, with its tax credit, beats a private sale|trade-vs-sell|21
Car Affordability|The highest car price that you can afford|auto-affordability|23
Vehicle Sales Tax|The sales tax on a vehicle in your state and county|auto-sales-tax`],
  ["Automotive","auto","Ownership",
`Total Cost of Ownership|What owning a car costs in total, per month and per mile|total-cost-ownership|15
Car Depreciation|What a car is worth after some years, and what it loses|auto-depreciation
Car Insurance Cost|Your car insurance premium, and what changes it|auto-insurance-cost
Extended Car Warranty|Whether a service contract is worth its price|extended-warranty
Electric or Gas Car|When an electric car makes up for its higher price|electric-vs-gas|20
Gas Mileage|Your miles a gallon from one tank, and what fuel costs a year||22`],
  ["Automotive","auto","Specialty",
`Fleet Cost and Replacement|What a fleet costs a year, and when to replace its vehicles|fleet-analysis|25
Classic Car Investment|What a classic car returns after storage, insurance and tax||27`],
  ["Real Estate","mortgage","Mortgage",
`Mortgage Payment|What a home loan costs each month, and in all
Mortgage Refinance|Whether a new loan saves more than its closing costs|refinance|31
Biweekly Mortgage|What paying every two weeks saves against paying monthly
ARM vs Fixed Rate|Whether an adjustable rate costs less than a fixed one|arm-vs-fixed
Extra Mortgage Payments|How much sooner and cheaper a loan ends when you pay more|extra-payment
Private Mortgage Insurance (PMI)|What mortgage insurance costs, and when it ends|pmi-calculator
FHA Loan|Monthly cost of an FHA loan with its premiums||39
VA Loan|Monthly cost of a VA loan with its funding fee||133`],
  ["Real Estate","mortgage","Home buying",
`Home Affordability|The highest home price that you can afford||29
Rent vs Buy|Whether buying or renting leaves you with more when you move on
Property Tax|Yearly tax on a home from its assessment, exemption and local rate||36
Closing Costs|Fees, taxes and prepaid items due when you buy a home
Down Payment Planner|How much you need down, and when your savings get there|down-payment
Debt-to-Income Ratio|How much of your income debts take, and which loans that allows|debt-to-income|47`],
  ["Real Estate","mortgage","Home equity",
`Home Equity Loan|What a second loan on your home costs||40
Home Equity Line of Credit (HELOC)|Payments of a credit line in its draw and repayment years|heloc
Reverse Mortgage|What a home can pay you from age 62`],
  ["Real Estate","mortgage","Investment property",
`Real Estate Investment Return|The return of a rental from purchase to sale, with a loan|real-estate-investment
Rental Property Cash Flow|What a rental leaves you each month after expenses and the loan|cash-flow
Cap Rate|A property’s yearly income as a share of its value
1031 Exchange|The tax you defer by exchanging an investment property for another
Investment Property Grade|Cap rate, grade and key ratios of a rental before any loan|investment-property|105`],
  ["Business","business","Profitability",
`Break-even Analysis|How much you must sell to make a profit|breakeven-analysis|48
Contribution Margin|What each sale leaves for fixed costs and profit||53
Profit Margins|How much of each dollar of sales you keep|profit-margin|59
Scenario Analysis|Your profit in a worst, a base and a best case||64
Business Income Deduction|The deduction of 20% of business income, and the tax it saves|qbi|125
MACRS Depreciation|The yearly tax depreciation of business property||128`],
  ["Business","business","Financing",
`Business Debt Consolidation|Whether one new loan costs less than the debts it repays||49
Commercial Loan|Payment, balloon and cost of a business loan||52
Debt Service Coverage|Whether your income covers its debt, as a lender sees it||54
Buy or Lease Equipment|Whether buying or leasing a machine costs less after tax|equipment-buy-vs-lease`],
  ["Business","business","Valuation and ratios",
`Business Valuation|What a business is worth by cash flow, multiple and assets||50
Financial Ratios|Liquidity, debt, returns and turnover from your statements||56
Like-kind Exchange with Boot|Tax due when you get cash or shed debt in an exchange|like-kind-exchange|58
Cost of Capital (WACC)|What the equity and the debt of a business cost together, after tax|wacc|129`],
  ["Business","business","Cash and working capital",
`Business Cash Flow|Your cash month by month, and its lowest point|cash-flow-analysis|51
Inventory Order Size|How much to order at a time, and when to order again|inventory-optimization|57
Working Capital|How long your cash is tied up in daily business||60`],
  ["Business","business","Repossession",
`Car Repossession|What is still owed, or due back, after a repossessed car is sold|repossession-auto
Equipment Repossession|What is still owed, or due back, after repossessed equipment is sold|repossession-equipment
Collateral Repossession|What is still owed, or due back, after collateral is sold|repossession-general`],
  ["Investment","financial","Investment",
`Annual Rate of Return|The yearly return of an investment from its start and end value|annual-rate-return|65
Asset Allocation by Age|A mix of stocks, bonds and cash that fits your age|asset-allocation-broad
Futures Contracts|Gain, leverage and margin call of a position in futures|future-contracts
Future Value|What money invested today, and each month, grows to
Gross Distribution|What to withdraw so that the amount you need arrives after tax
Historic Inflation|What dollars of one year are worth in another|inflation-historic-impact
Internal Rate of Return|The yearly return of a cost today and the cash it brings in|internal-rate-return
Investment Distributions|How long an investment lasts when you draw on it each month
Investment Goal|What to invest each month to reach an amount in time
Investment Loan|Whether borrowing to invest pays more than it costs
Inflation Impact|How prices rise, and what today’s money will still buy||101
IRR of Cash Flows|The rate of return of any list of yearly cash flows|irr
Asset Allocation|A mix of stocks, bonds and cash that suits your risk
Investment Fees|What a yearly fee costs over the years, against a cheaper fund
Stock Options|What employee stock options are worth now, later, and in theory|stock-option|106
Compound Interest|How interest on interest grows a balance||120
CD Ladder|What CDs that come due one after another earn||122
Discounted Cash Flow|What forecast cash flows and a terminal value are worth today|dcf|130
Bond Price and Yield|The price, yield and duration of a bond|bond-price-yield`],
  ["Planning","financial","Planning",
`Loan Payment|The payment of any loan, and what it costs in all||75
Life Insurance Needs|How much life insurance your family would need|life-insurance|91
Disability Insurance Needs|The monthly benefit you would need if you could not work|disability-insurance
Health Savings Account|What an HSA saves in tax, and how it grows|hsa-calculator
Long-Term Care|What care in old age may cost, and what to save for it||95
Health Insurance Costs|What a health plan costs in a good, an expected and a bad year|health-insurance
Net Worth|What you own less what you owe||98
Debt Payoff|When a debt is paid off, and what paying more saves
College Savings|What to save each month so that college is paid for||115
Emergency Fund|How much to save for bad times, and when you have it
Budget Planner|Where your month goes: needs, wants and savings
Credit Card Payoff|What a fixed payment saves against the minimum payment of a card
Student Loan|The payment of a student loan, and its cost
Savings Goal|When your savings reach a goal at what you put aside each month||121
Income-Driven Repayment|What federal student loans cost under each income-driven plan||134
Marketplace Credit|The tax credit for a health plan of the marketplace, and where it ends||136`],
  ["Retirement","financial","Retirement",
`401(k) Growth|What your 401(k) and the employer’s match grow to by retirement|401k-calculator|76
Retirement Planner|Whether your savings pay for the retirement you want
Roth or Traditional IRA|Which IRA leaves more after tax, at your tax rates now and later|roth-vs-traditional
Social Security Benefit|Your monthly benefit at each claiming age|social-security
Required Minimum Distribution|The least you must take out of a retirement account this year|rmd-calculator
Retirement Income|What your savings pay each month at 4%, and how long they last
Pension or Lump Sum|Whether the monthly pension or the lump sum is worth more|pension-vs-lump-sum
401(k) with Match Tiers, Fees and Tax|A 401(k) with two match tiers, profit sharing, fees and tax|401k-enhanced
403(b) Growth|What a 403(b) grows to by retirement|403b-calculator
457(b) Growth|What a 457(b) grows to by retirement|457-plan-calculator
72(t) Early Withdrawals|Yearly withdrawals before 59½ without the 10% tax|72t-sepp-calculator
Required Distributions by Year of Birth|Required distributions year by year, with a younger spouse and tax|rmd-enhanced
Retirement Nest Egg|The savings you need by the 4% rule
Retirement Shortfall|How far your savings fall short of the income you want
Pension or Lump Sum with Survivor and Tax|Pension against lump sum, with raises, survivor and tax|pension-vs-lump-sum-enhanced
Life Annuity|The monthly income for life that a premium buys|annuity-calculator|94
Tax on Social Security|How much of your Social Security benefits is taxed|social-security-tax|124
Roth Conversion|The tax on a Roth conversion, and whether it pays off||126
Inherited IRA|What you must withdraw from an inherited IRA
Financial Independence (FIRE)|When your savings can pay for your life without work|fire|132
Medicare Premiums|What Part B and Part D cost, with the surcharges of a higher income||135
Withdrawal Tax|What a withdrawal from an IRA or a 401(k) really costs in tax||137`],
  ["Tax","financial","Tax",
`Tax-Equivalent Yield|What a taxable bond must pay to match a tax-exempt one||100
Income Tax Estimate|Federal income tax on a year’s income, bracket by bracket|basic-tax|107
Income Tax in Detail|Federal tax with gains, deductions and credits|income-tax-detailed
Payroll Tax|Social Security and Medicare tax on wages
Self-Employment Tax|Social Security and Medicare tax on what your own business earns
Capital Gains Tax|Federal tax on short-term and long-term gains, after losses
Estate Tax|Federal tax on what is left to heirs above the exemption
Alternative Minimum Tax|Whether the alternative minimum tax adds to the regular income tax|amt
Sales Tax|Tax and total price of a purchase
State Income Tax|Income tax of each state and of D.C. on your income||123`],
]);
