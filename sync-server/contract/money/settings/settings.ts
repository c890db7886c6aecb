import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

const settingKeys = ['ai.pricing', 'ai.rateLimits', 'billing', 'taxes', 'seller', 'contact', 'currency'] as const;
export type SettingKey = (typeof settingKeys)[number];

export const settingTexts = {
  saved: t('Settings saved'),
  saveFailed: t('Failed to save settings'),
  count: t('Enter a whole number of at least 0'),
  days: t('Enter whole days from 0 to 3,650'),
  amount: t('Enter an amount from 0 to 1,000,000'),
  percent: t('Enter a rate from 0 to 100 %'),
  taxRows: t('Write one place in each line, such as: DE 19 VAT'),
  currency: t('Enter a currency that is on offer, such as EUR'),
  currencyInUse: t(
    'The currency can be changed only while there is no invoice, no subscription, and no credit. Amounts that are booked keep theirs.',
  ),
  country: t('Enter the two letters of the country, such as DE'),
} as const;

/** Number of days in "this month" for counts. */
export const monthWindowDays = 30;

/** Refresh interval of the dashboard's figures, in milliseconds. */
export const statsRefetchMs = 30_000;

/** The whole new value of a setting; its shape depends on the key. */
export const WriteSetting = z.strictObject({ key: z.string().check(z.maxLength(100)), value: z.unknown() });
export type WriteSetting = z.infer<typeof WriteSetting>;
export const ReadSetting = z.strictObject({ key: z.string().check(z.maxLength(100)) });

const PlatformSettingChange = named(
  'PlatformSettingChange',
  z.object({
    at: DateTime,
    actorId: z.nullable(Id),
    before: z.nullable(z.unknown()),
    after: z.nullable(z.unknown()),
  }),
);

export const PlatformSetting = named(
  'PlatformSetting',
  z.object({
    key: z.enum(settingKeys),
    value: z.unknown(),
    updatedAt: described('Absent: the value it starts from.', z.nullable(DateTime)),
    history: described('The latest changes, the newest first.', z.array(PlatformSettingChange)),
  }),
);
export type PlatformSetting = z.output<typeof PlatformSetting>;
