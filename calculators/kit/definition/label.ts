/** Industry abbreviations, which a label writes in capitals. */
const abbreviations = new Set(
  'apr apy ltv dti pmi mip noi irr npv fha va hsa rmd fica amt ira roi roa roe dscr ebitda magi agi niit pia aime eoq heloc arm pv fv mpg cd se irs qbi'.split(
    ' ',
  ),
);

/** Words that a field name cannot contain. */
const names = new Map([
  ['todays', 'today\u2019s'],
  ['social', 'Social'],
  ['security', 'Security'],
  ['medicare', 'Medicare'],
]);

/**
 * A label from a field name, as the catalog requires: 'monthlyPayment' is "Monthly payment", 'netProceedsWith1031' is "Net proceeds with
 * 1031", 'qualifiesFHA' is "Qualifies FHA".
 */
export function labelFromName(name: string): string {
  const parts = name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[0-9]+[a-z]*|[A-Z]/g) ?? [];
  const told = parts.map((part) => {
    const lower = part.toLowerCase();
    return names.get(lower) ?? (abbreviations.has(lower) || /^[A-Z]{2,}$/.test(part) ? part.toUpperCase() : lower);
  });
  const text = told.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
