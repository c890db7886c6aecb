import { platformSettings } from '#contract/money/settings/platform-settings.ts';
import { PlatformSetting, settingTexts, WriteSetting } from '#contract/money/settings/settings.ts';
import { accessTexts } from '#contract/people/access.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { isCurrencyInUse, readCurrency } from './read-currency.ts';
import { exampleSetting, historyLength, isSettingKey, settingOf, settingValue } from './setting-store.ts';

/** Replaces a setting as a whole. The audit trail is its history. */
export const writeSetting = defineOperation({
  name: 'settings.write',
  id: 'writePlatformSetting',
  summary: 'Replace a setting of the platform',
  input: WriteSetting,
  output: PlatformSetting,
  rest: { method: 'PUT', path: '/api/admin/settings/{key}', example: exampleSetting },
  graphql: { mutation: 'writePlatformSetting' },
  change: async (change, { key, value }) => {
    const { tx, caller } = change;
    if (!isSettingKey(key)) return refused('NotFound', accessTexts.notFound);
    const parsed = platformSettings[key].whole.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const name = issue?.path.map(String).join('.') ?? '';
      return refused('InputInvalid', `${name === '' ? 'value' : name} is not valid.`);
    }
    const after = readStored(platformSettings[key], parsed.data);
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`setting:${key}`}, 0))::text`;
    const before = await settingValue(tx, key);
    if (JSON.stringify(before.value) === JSON.stringify(after)) return done(await settingOf(tx, key));
    if (key === 'currency' && (await isCurrencyInUse(tx))) return refused('Conflict', settingTexts.currencyInUse);
    await tx.platformSetting.upsert({ where: { key }, create: { key, value: after }, update: { value: after } });
    change.audit('settings.write', { kind: 'setting', id: key }, before.value, after);
    if (key === 'currency') await readCurrency(tx);
    const setting = await settingOf(tx, key);
    // The audit record is written at the end of the change, so the newest one is added here.
    const newest = { at: change.now, actorId: caller.userId, before: before.value, after };
    return done({ ...setting, history: [newest, ...setting.history].slice(0, historyLength) });
  },
});
