// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { PlatformSetting } from '#contract/money/settings/settings.ts';

export const readPlatformSetting = { method: 'GET', path: '/api/admin/settings/{key}', output: PlatformSetting } as const;
export const writePlatformSetting = { method: 'PUT', path: '/api/admin/settings/{key}', output: PlatformSetting } as const;
