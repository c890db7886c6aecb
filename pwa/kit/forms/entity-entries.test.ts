import { expect, it } from 'vitest';
import { coupon } from '#contract/money/coupon.ts';
import { plan } from '#contract/money/plan.ts';
import { tenant } from '#contract/tenants/tenant.ts';
import { assumptions } from '#contract/tenants/tenant-assumptions.ts';
import { tenantEmbedding } from '#contract/tenants/tenant-embedding.ts';
import { tenantSettings } from '#contract/tenants/tenant-settings.ts';
import { entriesOf, fieldsBeside, requestOf, shownFields } from './entity-entries.ts';

const fields = shownFields(plan);

it('shows every field that has a label, in the order of the declaration', () => {
  expect(shownFields(tenant).map(({ name }) => name)).toEqual(['name', 'subdomain', 'customDomain', 'planId', 'status', 'billingEmail']);
  expect(shownFields(tenantSettings, ['visitDays', 'offlineDays']).map(({ form }) => form.label)).toEqual([
    'Days that visits are kept',
    'Days without a connection',
  ]);
});

it('opens with what the declaration suggests, or with the values of a row', () => {
  expect(entriesOf(fields)).toMatchObject({ name: '', basePrice: '29.99', aiCallsIncluded: '1000', maxUsers: '', aiUnlimited: false });
  const row = { id: 'a', name: 'Pro', basePrice: '49.00', calculatorLimit: null, aiCallsIncluded: 0, whiteLabel: true };
  expect(entriesOf(fields, row)).toMatchObject({
    name: 'Pro',
    basePrice: '49.00',
    calculatorLimit: '',
    aiCallsIncluded: '0',
    whiteLabel: true,
  });
});

it('sends an empty entry as the initial value, and leaves a wrong number to the schema', () => {
  const entries = { ...entriesOf(fields), name: '', description: ' ', calculatorLimit: '', aiCallsIncluded: '', maxUsers: 'many' };
  expect(requestOf(fields, entries)).toMatchObject({
    name: '',
    description: null,
    calculatorLimit: null,
    aiCallsIncluded: 0,
    maxUsers: 'many',
  });
});

it('takes the standard number for an empty entry of a field with bounds', () => {
  const days = shownFields(tenantSettings, ['offlineDays']);
  expect(entriesOf(days, { offlineDays: null })).toEqual({ offlineDays: '7' });
  expect(requestOf(days, { offlineDays: '' })).toEqual({ offlineDays: 7 });
  expect(requestOf(days, { offlineDays: '12' })).toEqual({ offlineDays: 12 });
});

it('shows and sends only the fields that have a meaning beside the others', () => {
  const fields = shownFields(coupon, ['type', 'value', 'freeTrialDays', 'durationInMonths']);
  const trial = { ...entriesOf(fields), type: 'free_trial', freeTrialDays: '30' };
  expect(fieldsBeside(fields, trial).map(({ name }) => name)).toEqual(['type', 'freeTrialDays']);
  expect(requestOf(fields, trial)).toEqual({ type: 'free_trial', freeTrialDays: 30 });
  const amount = fieldsBeside(fields, { ...trial, type: 'fixed_amount' });
  expect(amount.map(({ form }) => form.label)).toEqual(['Type', 'Discount amount']);
});

it('sends an empty entry of a field that asks for a value as none, and not as the initial value', () => {
  expect(requestOf(shownFields(coupon, ['value']), { type: 'percentage', value: '' })).toEqual({ value: null });
});

it('reads a moment and a choice of records from a row, and sends them as they came', () => {
  const fields = shownFields(coupon, ['expiresAt', 'applicablePlans']);
  const row = { expiresAt: '2027-01-31T17:30:00.000Z', applicablePlans: ['a', 'b'] };
  const entries = entriesOf(fields, row);
  expect(entries).toEqual({ expiresAt: expect.stringMatching(/^2027-0[12]-\d\dT\d\d:\d\d$/), applicablePlans: 'a b' });
  expect(requestOf(fields, entries)).toEqual(row);
});

it('shows a list as lines, reads a decimal with a minus, and leaves out what has no initial value', () => {
  const websites = shownFields(tenantEmbedding);
  expect(entriesOf(websites, { origins: ['https://a.example', 'https://b.example'] })).toEqual({
    origins: 'https://a.example\nhttps://b.example',
    consent: '',
  });
  expect(requestOf(websites, { origins: ' https://a.example\n\n', consent: '' })).toEqual({ origins: ['https://a.example'] });
  expect(requestOf(shownFields(assumptions, ['inflation', 'return']), { inflation: '', return: '-2.5' })).toEqual({ return: -2.5 });
});
