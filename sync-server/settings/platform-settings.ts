import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type PlatformSetting, type SettingKey, settingDefaults, settingShapes, type WriteSetting } from '#contract/settings.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database, Tx } from '#server/data/database.ts';
import type { Change } from '#server/sync/change.ts';

export type SettingRefusal = AccessRefusal['code'] | 'InputInvalid';

const historyLength = 20;

/** A setting as it is kept, or as it starts, with its latest changes. */
export async function readSetting(
  { db }: { readonly db: Database },
  principal: Principal,
  { key }: { readonly key: string },
): Promise<Outcome<PlatformSetting, SettingRefusal>> {
  const refusal = authorise('settings.read', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (!isSettingKey(key)) return refused('NotFound', accessTexts.notFound);
  return done(await db.reading(scopeOf(principal), (tx) => settingOf(tx, key)));
}

/** Replaces a setting as a whole. The trail is its history. */
export async function writeSetting(change: Change, { key, value }: WriteSetting): Promise<Outcome<PlatformSetting, SettingRefusal>> {
  const { tx, caller } = change;
  const refusal = authorise('settings.write', caller);
  if (refusal !== undefined) return refusal;
  if (!isSettingKey(key)) return refused('NotFound', accessTexts.notFound);
  const parsed = settingShapes[key].safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.map(String).join('.') ?? '';
    return refused('InputInvalid', `${name === '' ? 'value' : name} is not valid.`);
  }
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))::text`;
  const before = await settingValue(tx, key);
  if (JSON.stringify(before.value) === JSON.stringify(parsed.data)) return done(await settingOf(tx, key));
  await tx.platformSetting.upsert({ where: { key }, create: { key, value: parsed.data }, update: { value: parsed.data } });
  change.audit('settings.write', { kind: 'setting', id: key }, before.value, parsed.data);
  const setting = await settingOf(tx, key);
  // The trail is written at the end of the change: its newest record is put before the others here.
  const newest = { at: change.now, actorId: caller.userId, before: before.value, after: parsed.data };
  return done({ ...setting, history: [newest, ...setting.history].slice(0, historyLength) });
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefaults, key);
}

async function settingOf(tx: Tx, key: SettingKey): Promise<PlatformSetting> {
  const history = await tx.auditRecord.findMany({
    where: { action: 'settings.write', objectId: key, tenantId: null },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: historyLength,
    select: { at: true, actorId: true, before: true, after: true },
  });
  return { key, ...(await settingValue(tx, key)), history };
}

async function settingValue(tx: Tx, key: SettingKey): Promise<Pick<PlatformSetting, 'value' | 'updatedAt'>> {
  const row = await tx.platformSetting.findUnique({ where: { key }, select: { value: true, updatedAt: true } });
  const kept = settingShapes[key].safeParse(row?.value);
  return row !== null && kept.success ? { value: kept.data, updatedAt: row.updatedAt } : { value: settingDefaults[key], updatedAt: null };
}
