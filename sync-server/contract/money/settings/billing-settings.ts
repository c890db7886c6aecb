import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { currencies, initialCurrency } from '#contract/values/amounts/currency.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { named } from '#contract/values/named.ts';
import { Country, days, percent } from './setting-values.ts';
import { settingTexts } from './settings.ts';

const text = { kind: 'text' } as const;

/** The tax on an invoice, and what happens when one is not paid. */
export const billingSettings = defineEntity('BillingSettings', {
  gracePeriodDays: {
    answer: days,
    input: days,
    initial: 15,
    in: 'settings',
    example: 15,
    changed: 20,
    form: {
      label: t('Grace period'),
      hint: t('The firm keeps working as before during this time.'),
      isAsked: true,
      control: { kind: 'count', unit: t('days') },
    },
  },
  firstReminderDays: {
    answer: days,
    input: days,
    initial: 5,
    in: 'settings',
    example: 5,
    changed: 6,
    form: {
      label: t('First reminder'),
      hint: t('Before the grace period ends.'),
      isAsked: true,
      control: { kind: 'count', unit: t('days') },
    },
  },
  finalReminderDays: {
    answer: days,
    input: days,
    initial: 1,
    in: 'settings',
    example: 1,
    changed: 2,
    form: {
      label: t('Final reminder'),
      hint: t('Before the grace period ends.'),
      isAsked: true,
      control: { kind: 'count', unit: t('days') },
    },
  },
  taxPercent: {
    answer: percent,
    input: z._default(percent, 0),
    initial: 0,
    in: 'settings',
    example: 0,
    changed: 19.5,
    form: {
      label: t('Tax rate'),
      hint: t('A line of its own on each invoice; 0 for none.'),
      isAsked: true,
      control: { kind: 'decimal', unit: '%' },
    },
  },
});

/** Rates of places, in the words of the platform owner. Where no row applies, the rate of the billing settings does. */
const TaxRow = z.strictObject(
  {
    place: z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/)),
    percent,
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[^%()]+$/)),
  },
  settingTexts.taxRows,
);
const TaxRows = z.array(TaxRow);

/** The rows that can be read. A broken row takes away the tax of its own place only. */
const StoredTaxRows = z.pipe(
  z.array(z.unknown()),
  z.transform((rows) => rows.flatMap((row) => TaxRow.safeParse(row).data ?? [])),
);

export const taxSettings = defineEntity('TaxSettings', {
  rows: {
    answer: TaxRows,
    stored: StoredTaxRows,
    input: TaxRows.check(z.maxLength(300)),
    initial: [],
    in: 'settings',
    example: [],
    changed: [{ place: 'DE', percent: 19, label: 'VAT' }],
    form: {
      label: t('Rates'),
      hint: t(
        'One place in each line: country or US state, percent, and the name of the tax, such as “DE 19 VAT” or “US-CA 7.25 Sales tax”.',
      ),
      control: { kind: 'area', rows: 5 },
    },
  },
});

const CurrencyCode = z.enum(currencies, { error: settingTexts.currency });

/** The currency of all prices, invoices, and credit. */
export const currencySettings = defineEntity('CurrencySettings', {
  code: {
    answer: CurrencyCode,
    input: CurrencyCode,
    initial: initialCurrency,
    in: 'settings',
    example: initialCurrency,
    changed: 'EUR',
    form: { label: t('Currency code'), hint: t('Three letters of ISO 4217, such as USD, EUR, or JPY.'), isAsked: true, control: text },
  },
});

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** The business that sells the plans, as invoices name it. Without a name, invoices name no seller. */
export const seller = defineEntity('SellerSettings', {
  name: {
    answer: words(200),
    input: words(200),
    initial: '',
    in: 'settings',
    example: 'Reckoner Inc.',
    changed: 'Reckoner LLC',
    form: { label: t('Business name'), control: text },
  },
  address: {
    answer: words(500),
    input: words(500),
    initial: '',
    in: 'settings',
    example: '1 Main Street',
    changed: '2 Main Street',
    form: { label: t('Business address'), control: text },
  },
  taxId: {
    answer: words(50),
    input: words(50),
    initial: '',
    in: 'settings',
    example: '',
    changed: 'DE136695976',
    form: { label: t('Business tax ID'), control: text },
  },
  country: {
    answer: Country,
    input: z.optional(Country),
    initial: undefined,
    in: 'settings',
    example: 'US',
    changed: 'DE',
    form: { label: t('Business country'), hint: t('Two letters, such as DE or US.'), control: text },
  },
});

export const Seller = named('Seller', seller.whole);
export type Seller = z.output<typeof Seller>;
