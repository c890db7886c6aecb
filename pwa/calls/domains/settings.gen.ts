// Written by `npm run generate` from the declared operations.
import { PlatformSetting } from '#contract/tenants/settings.ts';

export const readPlatformSetting = { method: 'GET', path: '/api/admin/settings/{key}', output: PlatformSetting } as const;
export const writePlatformSetting = { method: 'PUT', path: '/api/admin/settings/{key}', output: PlatformSetting } as const;
