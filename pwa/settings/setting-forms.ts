import { t } from '#contract/language/t.ts';
import { swapSeparators } from '#contract/language/words.ts';
import type { SettingKey } from '#contract/tenants/settings.ts';

interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly unit?: { readonly before: string } | { readonly after: string };
  readonly isAmount?: boolean;
  readonly isText?: boolean;
  /** Number of decimals that the value is shown with. */
  readonly decimals?: number;
  readonly hint?: string;
}

interface SettingForm {
  readonly key: SettingKey;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly SettingField[];
}

const dollars = { unit: { before: '$' }, isAmount: true, decimals: 2 } as const;
const days = { unit: { after: t('days') } } as const;

/** The forms of the platform owner's settings, in the order of the screen. */
export const settingForms: readonly SettingForm[] = [
  {
    key: 'ai.pricing',
    title: t('AI pricing'),
    text: t('What a firm pays for AI calls beyond those that its plan includes.'),
    fields: [
      { name: 'pricePerCall', label: t('Price per call'), ...dollars },
      { name: 'minimumMonthlyCharge', label: t('Minimum monthly charge'), ...dollars },
      { name: 'overageCap', label: t('Overage cap'), hint: t('A month never costs more than this.'), ...dollars },
    ],
  },
  {
    key: 'ai.rateLimits',
    title: t('Rate limits'),
    text: t('How many AI calls are answered in a time. A call beyond that is asked to wait.'),
    fields: [
      { name: 'globalPerMinute', label: t('All firms together'), unit: { after: t('per minute') } },
      { name: 'tenantPerHour', label: t('Each firm'), unit: { after: t('per hour') } },
      { name: 'freeTierPerDay', label: t('Each firm on a free plan'), unit: { after: t('per day') } },
    ],
  },
  {
    key: 'billing',
    title: t('Billing settings'),
    text: t('The tax on each invoice, and what happens when one is not paid.'),
    fields: [
      { name: 'gracePeriodDays', label: t('Grace period'), hint: t('The firm can work as before for so long.'), ...days },
      { name: 'firstReminderDays', label: t('First reminder'), hint: t('Before the grace period ends.'), ...days },
      { name: 'finalReminderDays', label: t('Final reminder'), hint: t('Before the grace period ends.'), ...days },
      {
        name: 'taxPercent',
        label: t('Tax rate'),
        hint: t('A line of its own on each invoice; 0 for none.'),
        unit: { after: '%' },
        isAmount: true,
      },
    ],
  },
  {
    key: 'seller',
    title: t('Seller on invoices'),
    text: t('The business that sells the plans. Until it has a name here, invoices name no seller.'),
    fields: [
      { name: 'name', label: t('Business name'), isText: true },
      { name: 'address', label: t('Business address'), isText: true },
      { name: 'taxId', label: t('Business tax ID'), isText: true },
    ],
  },
];

/** A setting's value as its form shows it, with the separators of the reader's language. */
export function entriesOf({ fields }: SettingForm, value: unknown): Readonly<Record<string, string>> {
  const values: ReadonlyMap<string, unknown> = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return Object.fromEntries(fields.map(({ name, decimals = 0 }) => [name, entryText(values.get(name), decimals)]));
}

/** Entry of a text or a number. Fractions of a cent are not rounded away. */
function entryText(value: unknown, decimals: number): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  const fixed = value.toFixed(decimals);
  return swapSeparators(Number(fixed) === value ? fixed : String(value));
}
