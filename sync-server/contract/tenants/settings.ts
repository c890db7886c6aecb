import * as z from 'zod/mini';
import { centsOfMany } from '../billing/cents.ts';
import { t } from '../language/t.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

const settingKeys = ['ai.pricing', 'ai.rateLimits', 'billing', 'seller'] as const;
export type SettingKey = (typeof settingKeys)[number];

/** Settings of the platform with their initial values. */
export const settingDefaults = {
  'ai.pricing': { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 },
  'ai.rateLimits': { globalPerMinute: 1000, tenantPerHour: 500, freeTierPerDay: 100 },
  billing: { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1, taxPercent: 0 },
  seller: { name: '', address: '', taxId: '' },
} as const satisfies Record<SettingKey, object>;

export const settingTexts = {
  saved: t('Settings saved'),
  saveFailed: t('Failed to save settings'),
  count: t('Enter a whole number of at least 0'),
  amount: t('Enter an amount from 0 to 1,000,000'),
  percent: t('Enter a rate from 0 to 100 %'),
} as const;

const { count: badCount, amount: badAmount, percent: badPercent } = settingTexts;
const count = z.int({ error: badCount }).check(z.minimum(0, { error: badCount }), z.maximum(1_000_000_000, { error: badCount }));
const amount = z.number({ error: badAmount }).check(z.minimum(0, { error: badAmount }), z.maximum(1_000_000, { error: badAmount }));

const percent = z.number({ error: badPercent }).check(z.minimum(0, { error: badPercent }), z.maximum(100, { error: badPercent }));

/** The business that sells the plans, as invoices name it. Without a name, invoices name no seller. */
export const Seller = /* @__PURE__ */ named(
  'Seller',
  /* @__PURE__ */ z.strictObject({
    name: z.string().check(z.trim(), z.maxLength(200)),
    address: z.string().check(z.trim(), z.maxLength(500)),
    taxId: z.string().check(z.trim(), z.maxLength(50)),
  }),
);
export type Seller = z.output<typeof Seller>;

export const settingShapes = {
  'ai.pricing': z.strictObject({ pricePerCall: amount, minimumMonthlyCharge: amount, overageCap: amount }),
  'ai.rateLimits': z.strictObject({ globalPerMinute: count, tenantPerHour: count, freeTierPerDay: count }),
  billing: z.strictObject({
    gracePeriodDays: count,
    firstReminderDays: count,
    finalReminderDays: count,
    /** Label of the tax line of an invoice. */
    taxPercent: z._default(percent, 0),
  }),
  seller: Seller,
} as const satisfies Record<SettingKey, z.ZodMiniType>;

/** Cents of AI revenue on the dashboard: the number of calls times the price of one. */
export function aiRevenueCents(calls: number): number {
  return centsOfMany(calls, String(settingDefaults['ai.pricing'].pricePerCall));
}

/** Number of days in "this month" for counts. */
export const monthWindowDays = 30;

/** Refresh interval of the dashboard's figures, in milliseconds. */
export const statsRefetchMs = 30_000;

/** The whole new value of a setting; its shape depends on the key. */
export const WriteSetting = z.strictObject({ key: z.string().check(z.maxLength(100)), value: z.unknown() });
export type WriteSetting = z.infer<typeof WriteSetting>;
export const ReadSetting = z.strictObject({ key: z.string().check(z.maxLength(100)) });

const PlatformSettingChange = /* @__PURE__ */ named(
  'PlatformSettingChange',
  /* @__PURE__ */ z.object({
    at: DateTime,
    actorId: z.nullable(Id),
    before: z.nullable(z.unknown()),
    after: z.nullable(z.unknown()),
  }),
);

export const PlatformSetting = /* @__PURE__ */ named(
  'PlatformSetting',
  /* @__PURE__ */ z.object({
    key: z.enum(settingKeys),
    value: z.unknown(),
    updatedAt: /* @__PURE__ */ described('Absent: the value it starts from.', z.nullable(DateTime)),
    history: /* @__PURE__ */ described('The latest changes, the newest first.', z.array(PlatformSettingChange)),
  }),
);
export type PlatformSetting = z.output<typeof PlatformSetting>;
