const words: Readonly<Record<string, string>> = {
  apr: 'APR',
  apy: 'APY',
  ltv: 'LTV',
  dti: 'DTI',
  pmi: 'PMI',
  mip: 'MIP',
  noi: 'NOI',
  irr: 'IRR',
  npv: 'NPV',
  fha: 'FHA',
  va: 'VA',
  hsa: 'HSA',
  rmd: 'RMD',
  fica: 'FICA',
  amt: 'AMT',
  ira: 'IRA',
  roi: 'ROI',
  roa: 'ROA',
  roe: 'ROE',
  dscr: 'DSCR',
  ebitda: 'EBITDA',
  magi: 'MAGI',
  agi: 'AGI',
  niit: 'NIIT',
  pia: 'PIA',
  aime: 'AIME',
  eoq: 'EOQ',
  heloc: 'HELOC',
  arm: 'ARM',
  pv: 'PV',
  fv: 'FV',
  mpg: 'MPG',
  cd: 'CD',
  se: 'SE',
  irs: 'IRS',
  qbi: 'QBI',
};

/**
 * A label from a field name, as the catalogue asks: 'monthlyPayment' is "Monthly payment", 'netProceedsWith1031' is "Net proceeds with
 * 1031", 'qualifiesFHA' is "Qualifies FHA".
 */
export function labelFromName(name: string): string {
  const parts = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[0-9]+[a-z]*|[A-Z]/g) ?? [name];
  const told = parts.map((part) => {
    const lower = part.toLowerCase();
    return Object.hasOwn(words, lower) ? (words[lower] ?? lower) : /^[A-Z]{2,}$/.test(part) ? part : lower;
  });
  const text = told.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
