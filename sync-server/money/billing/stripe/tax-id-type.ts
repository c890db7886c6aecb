import type Stripe from 'stripe';

type TaxId = Pick<Stripe.CustomerCreateTaxIdParams, 'type' | 'value'>;

const unionCountries = 'AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI';

/** Forms of tax ids that show their country. */
const forms: readonly (readonly [form: RegExp, type: TaxId['type']])[] = [
  [/^\d{2}-?\d{7}$/, 'us_ein'],
  [/^CHE-?\d{3}\.?\d{3}\.?\d{3}\s?(MWST|TVA|IVA)$/, 'ch_vat'],
  [/^CHE-?\d{3}\.?\d{3}\.?\d{3}$/, 'ch_uid'],
  [/^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'gb_vat'],
  [/^\d{9}MVA$/, 'no_vat'],
  [new RegExp(`^(${unionCountries})[0-9A-Z]{2,13}$`), 'eu_vat'],
];

/** A tax id with its type at the card service; undefined if its form tells no country. */
export function taxIdOf(written: string): TaxId | undefined {
  const value = written.trim().toUpperCase();
  const compact = value.replaceAll(/[\s.]/g, '');
  const form = forms.find(([pattern]) => pattern.test(value) || pattern.test(compact));
  if (form === undefined) return undefined;
  const [, type] = form;
  return { type, value: type.startsWith('ch_') ? value : compact };
}
