import * as z from 'zod/mini';

/** Settings of the platform with the values they start from. */
export const settingDefaults = {
  'ai.pricing': { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 },
  'ai.rateLimits': { globalPerMinute: 1000, tenantPerHour: 500, freeTierPerDay: 100 },
  billing: { gracePeriodDays: 15, firstReminderDays: 5, finalReminderDays: 1 },
} as const;
export type SettingKey = keyof typeof settingDefaults;

const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const amount = z.number().check(z.minimum(0), z.maximum(1_000_000));

export const settingShapes = {
  'ai.pricing': z.strictObject({ pricePerCall: amount, minimumMonthlyCharge: amount, overageCap: amount }),
  'ai.rateLimits': z.strictObject({ globalPerMinute: count, tenantPerHour: count, freeTierPerDay: count }),
  billing: z.strictObject({ gracePeriodDays: count, firstReminderDays: count, finalReminderDays: count }),
} as const satisfies Record<SettingKey, z.ZodMiniType>;

/** AI revenue as the dashboard shows it: calls times the price of one, in dollars. */
export function aiRevenue(calls: number): number {
  return Math.round(calls * settingDefaults['ai.pricing'].pricePerCall * 100) / 100;
}

/** Days that "this month" covers in counts. */
export const monthWindowDays = 30;

/** The figures of the dashboard are asked for again after this many milliseconds. */
export const statsRefetchMs = 30_000;

/** The whole new value of a setting; its shape depends on the key. */
export const WriteSetting = z.strictObject({ key: z.string().check(z.maxLength(100)), value: z.unknown() });
export type WriteSetting = z.infer<typeof WriteSetting>;
export const ReadSetting = z.strictObject({ key: z.string().check(z.maxLength(100)) });

export interface PlatformSetting {
  readonly key: SettingKey;
  readonly value: unknown;
  /** null: the value it starts from. */
  readonly updatedAt: Date | null;
  /** The latest changes, the newest first. */
  readonly history: readonly { readonly at: Date; readonly actorId: string | null; readonly before: unknown; readonly after: unknown }[];
}
