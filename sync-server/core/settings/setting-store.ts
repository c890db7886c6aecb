import type * as z from 'zod/mini';
import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import type { PlatformSetting, SettingKey } from '#contract/money/settings/settings.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import type { Tx } from '#server/core/data/database.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';

/** Number of past changes shown with a setting. */
export const historyLength = 20;

export const exampleSetting: PlatformSetting = {
  key: 'billing',
  value: readStored(platformSettings.billing, {}),
  updatedAt: null,
  history: [],
};

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(platformSettings, key);
}

/** A setting as stored, or its initial value, with its latest changes from the audit trail. */
export async function settingOf(tx: Tx, key: SettingKey): Promise<PlatformSetting> {
  const history = await tx.auditRecord.findMany({
    where: { action: 'settings.write', objectId: key, tenantId: platformTenantId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: historyLength,
    select: { at: true, actorId: true, before: true, after: true },
  });
  return { key, ...(await settingValue(tx, key)), history };
}

/** The value of a setting, and when it was changed. */
export async function settingValue(tx: Tx, key: SettingKey): Promise<Pick<PlatformSetting, 'value' | 'updatedAt'>> {
  const row = await tx.platformSetting.findUnique({ where: { key }, select: { value: true, updatedAt: true } });
  return { value: readStored(platformSettings[key], row?.value), updatedAt: row?.updatedAt ?? null };
}

/** The value of a setting in its own type. A missing or unreadable member has its initial value. */
export async function settingIn<Schema extends z.ZodMiniType>(
  tx: Tx,
  entity: { readonly name: string; readonly settings: Schema },
): Promise<z.output<Schema>> {
  const [key] = Object.entries(platformSettings).find(([, { name }]) => name === entity.name) ?? [];
  if (key === undefined) throw new Error(`${entity.name} is no setting of the platform.`);
  const row = await tx.platformSetting.findUnique({ where: { key }, select: { value: true } });
  return readStored(entity, row?.value);
}
