import { spokenLocale } from '#contract/language/t.ts';

/** ISO 3166-1 codes of the countries in which a buyer may have its seat. */
const codes =
  'AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GR GT HK HR HU ID IE IL IN IS IT JM JO JP KE KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MU MX MY NA NG NL NO NZ OM PA PE PH PK PL PT PY QA RO RS SA SE SG SI SK SM SN TH TN TR TW TZ UA UG US UY VE VN ZA'.split(
    ' ',
  );

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Countries in the order of their names in the reader's language. */
export function countryOptions(): readonly { readonly value: string; readonly label: string }[] {
  const locale = spokenLocale() ?? 'en-US';
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return codes.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** States of the United States by their postal abbreviations. */
export const stateOptions = states.map((value) => ({ value, label: value }));
