import { type PlatformSetting, ReadSetting, settingDefaults, WriteSetting } from '#contract/settings.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { readSetting, writeSetting } from './platform-settings.ts';

const example: PlatformSetting = { key: 'billing', value: settingDefaults.billing, updatedAt: null, history: [] };

/** Settings of the platform: AI prices, rate limits, reminders. */
export const settingCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/settings/{key}',
    operation: 'settings.read',
    summary: 'A setting of the platform with its latest changes: ai.pricing, ai.rateLimits or billing',
    example,
    input: ReadSetting,
    handler: ({ deps, principal }, input) => readSetting(deps, principal, input),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/settings/{key}',
    operation: 'settings.write',
    summary: 'Replace a setting of the platform',
    example,
    input: WriteSetting,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => writeSetting(change, input)),
  }),
];
