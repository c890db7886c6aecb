import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { Country } from './settings/setting-values.ts';
import { taxIdProblem } from './tax-ids.ts';

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const Region = described('The state, for a buyer in the United States.', z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))));

/** A tenant as a buyer, printed on invoices beside its name. The settings of the tenant hold it as one JSON object. */
export const billingDetails = defineEntity('BillingDetails', {
  company: {
    answer: words(200),
    input: words(200),
    initial: '',
    in: 'settings',
    example: 'Northwind Advisors LLC',
    changed: 'Northwind Partners LLC',
    form: { label: t('Company'), control: { kind: 'text', autoComplete: 'organization' } },
  },
  address: {
    answer: words(500),
    input: words(500),
    initial: '',
    in: 'settings',
    example: '1 Main Street',
    changed: '2 Main Street',
    form: { label: t('Billing address'), control: { kind: 'text', autoComplete: 'street-address' } },
  },
  taxId: {
    answer: words(50),
    input: words(50),
    initial: '',
    in: 'settings',
    example: '',
    changed: 'DE136695976',
    form: {
      label: t('Tax ID'),
      hint: t('A firm in another country of the European Union pays no VAT here if it gives its VAT ID.'),
      control: { kind: 'text' },
    },
  },
  // The place of a buyer decides the tax. Empty or absent: not known.
  country: {
    answer: z.optional(Country),
    input: z.optional(Country),
    initial: undefined,
    in: 'settings',
    example: 'US',
    changed: 'DE',
    form: { label: t('Country'), control: { kind: 'choice', none: t('Not given') } },
  },
  region: {
    answer: Region,
    input: Region,
    initial: undefined,
    in: 'settings',
    example: 'CA',
    changed: 'NY',
    form: {
      label: t('State'),
      control: { kind: 'choice', none: t('Not given') },
      varies: ({ country }) => (country === 'US' ? {} : undefined),
    },
  },
});

const { id: _, ...parts } = billingDetails.answer.shape;
/** The fields of a buyer in an answer. */
export const buyerFields = parts;
export const BillingDetails = named('BillingDetails', z.object(parts));
export type BillingDetails = z.output<typeof BillingDetails>;

/** A buyer of whom nothing is known. */
export const noBillingDetails: BillingDetails = readStored(billingDetails, {});

export const SetBillingDetails = z
  .strictObject({
    tenant: z.optional(Id),
    billingEmail: z.nullable(z.email(t('Please enter a valid email address')).check(z.maxLength(254))),
    ...billingDetails.whole.shape,
  })
  .check(({ value, issues }) => {
    const message = taxIdProblem(value.country ?? '', value.taxId);
    if (message !== undefined) issues.push({ code: 'custom', path: ['taxId'], message, input: value.taxId });
  });
