import type { SettingKey } from '#contract/settings.ts';

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
const days = { unit: { after: 'days' } } as const;

/** The forms of the platform owner's settings, in the order of the screen. */
export const settingForms: readonly SettingForm[] = [
  {
    key: 'ai.pricing',
    title: 'AI pricing',
    text: 'What a firm pays for AI calls beyond those that its plan includes.',
    fields: [
      { name: 'pricePerCall', label: 'Price per call', ...dollars },
      { name: 'minimumMonthlyCharge', label: 'Minimum monthly charge', ...dollars },
      { name: 'overageCap', label: 'Overage cap', hint: 'A month never costs more than this.', ...dollars },
    ],
  },
  {
    key: 'ai.rateLimits',
    title: 'Rate limits',
    text: 'How many AI calls are answered in a time. A call beyond that is asked to wait.',
    fields: [
      { name: 'globalPerMinute', label: 'All firms together', unit: { after: 'per minute' } },
      { name: 'tenantPerHour', label: 'Each firm', unit: { after: 'per hour' } },
      { name: 'freeTierPerDay', label: 'Each firm on a free plan', unit: { after: 'per day' } },
    ],
  },
  {
    key: 'billing',
    title: 'Billing settings',
    text: 'The tax on each invoice, and what happens when one is not paid.',
    fields: [
      { name: 'gracePeriodDays', label: 'Grace period', hint: 'The firm can work as before for so long.', ...days },
      { name: 'firstReminderDays', label: 'First reminder', hint: 'Before the grace period ends.', ...days },
      { name: 'finalReminderDays', label: 'Final reminder', hint: 'Before the grace period ends.', ...days },
      {
        name: 'taxPercent',
        label: 'Tax rate',
        hint: 'A line of its own on each invoice; 0 for none.',
        unit: { after: '%' },
        isAmount: true,
      },
    ],
  },
  {
    key: 'seller',
    title: 'Seller on invoices',
    text: 'The business that sells the plans. Until it has a name here, invoices name no seller.',
    fields: [
      { name: 'name', label: 'Business name', isText: true },
      { name: 'address', label: 'Business address', isText: true },
      { name: 'taxId', label: 'Business tax ID', isText: true },
    ],
  },
];

/** A setting's value as its form shows it. */
export function entriesOf({ fields }: SettingForm, value: unknown): Readonly<Record<string, string>> {
  const values: ReadonlyMap<string, unknown> = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  return Object.fromEntries(fields.map(({ name, decimals = 0 }) => [name, entryText(values.get(name), decimals)]));
}

/** Entry of a text or a number. Fractions of a cent are not rounded away. */
function entryText(value: unknown, decimals: number): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  const fixed = value.toFixed(decimals);
  return Number(fixed) === value ? fixed : String(value);
}
