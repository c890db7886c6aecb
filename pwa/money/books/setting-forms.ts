import { entriesOf, requestOf, type ShownField, shownFields } from '#app/kit/forms/entity-entries.ts';
import type { FormValues } from '#app/kit/forms/use-form.ts';
import { t } from '#contract/language/t.ts';
import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import type { SettingKey } from '#contract/money/settings/settings.ts';
import { taxRows, taxText } from './tax-rows.ts';

export interface SettingForm {
  readonly key: SettingKey;
  readonly title: string;
  readonly text: string;
}

/** The forms of the platform owner's settings, in the order of the screen. */
export const settingForms: readonly SettingForm[] = [
  {
    key: 'ai.pricing',
    title: t('AI pricing'),
    text: t('What a firm pays for AI calls beyond those that its plan includes.'),
  },
  {
    key: 'ai.rateLimits',
    title: t('Rate limits'),
    text: t('How many AI calls are answered in a time. A call beyond that is asked to wait.'),
  },
  {
    key: 'billing',
    title: t('Billing settings'),
    text: t('The tax on each invoice, and what happens when one is not paid.'),
  },
  {
    key: 'taxes',
    title: t('Taxes by country and state'),
    text: t(
      'A firm pays the rate of its country or state. A firm in another country of the European Union with a VAT ID pays none: reverse charge. Where no line fits, the tax rate above applies.',
    ),
  },
  {
    key: 'currency',
    title: t('Currency'),
    text: t('The currency of all prices, invoices, and credit. It can be changed until the first subscription.'),
  },
  {
    key: 'seller',
    title: t('Seller on invoices'),
    text: t('The business that sells the plans. Until it has a name here, invoices name no seller.'),
  },
  {
    key: 'contact',
    title: t('Support, privacy, and terms'),
    text: t('Linked at the sign-in, on public pages, and below mails. A firm may have addresses of its own. What is empty is not linked.'),
  },
];

/** The fields of a setting's form. Nearly every one needs a value, so none is marked. */
export function fieldsOf(key: SettingKey): readonly ShownField[] {
  return shownFields(platformSettings[key]).map((field) => ({ ...field, isRequired: false }));
}

/** A setting's value as its form shows it. Rows are written as lines. */
export function settingEntries(key: SettingKey, value: unknown): FormValues {
  const members = Object.entries(Object(value)).map(([name, member]) => [name, Array.isArray(member) ? taxText(member) : member]);
  return entriesOf(fieldsOf(key), Object.fromEntries(members));
}

/** The value that the entries of a setting's form make. */
export function settingEntered(key: SettingKey, entries: FormValues): Readonly<Record<string, unknown>> {
  const request = requestOf(fieldsOf(key), entries);
  return key === 'taxes' ? { rows: taxRows(String(entries.rows)) } : request;
}
