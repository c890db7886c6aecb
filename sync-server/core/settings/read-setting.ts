import { PlatformSetting, ReadSetting } from '#contract/money/settings/settings.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleSetting, isSettingKey, settingOf } from './setting-store.ts';

export const readSetting = defineOperation({
  name: 'settings.read',
  id: 'readPlatformSetting',
  summary: 'A setting of the platform with its latest changes: ai.pricing, ai.rateLimits, billing, taxes, seller or currency',
  input: ReadSetting,
  output: PlatformSetting,
  rest: { method: 'GET', path: '/api/admin/settings/{key}', example: exampleSetting },
  graphql: { query: 'platformSetting' },
  read: async ({ deps, caller }, { key }) => {
    if (!isSettingKey(key)) return refused('NotFound', accessTexts.notFound);
    return done(await deps.db.reading(scopeOf(caller), (tx) => settingOf(tx, key)));
  },
});
