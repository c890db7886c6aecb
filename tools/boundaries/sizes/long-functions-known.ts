/** Functions that may be longer than the rule allows, each with its reason. */
export const mayBeLonger: Readonly<Record<string, string>> = {
  'calculators/tax/income-tax/income-tax-detailed.ts calculate': 'the lines of a tax return, in their order',
};
