import { type PlatformSetting, type SettingKey, settingDefaults, settingShapes } from '#contract/tenants/settings.ts';
import type { Tx } from '#server/data/database.ts';

/** Number of past changes shown with a setting. */
export const historyLength = 20;

export const exampleSetting: PlatformSetting = { key: 'billing', value: settingDefaults.billing, updatedAt: null, history: [] };

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefaults, key);
}

/** A setting as stored, or its initial value, with its latest changes from the audit trail. */
export async function settingOf(tx: Tx, key: SettingKey): Promise<PlatformSetting> {
  const history = await tx.auditRecord.findMany({
    where: { action: 'settings.write', objectId: key, tenantId: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: historyLength,
    select: { at: true, actorId: true, before: true, after: true },
  });
  return { key, ...(await settingValue(tx, key)), history };
}

export async function settingValue(tx: Tx, key: SettingKey): Promise<Pick<PlatformSetting, 'value' | 'updatedAt'>> {
  const row = await tx.platformSetting.findUnique({ where: { key }, select: { value: true, updatedAt: true } });
  const kept = settingShapes[key].safeParse(row?.value);
  return row !== null && kept.success ? { value: kept.data, updatedAt: row.updatedAt } : { value: settingDefaults[key], updatedAt: null };
}
