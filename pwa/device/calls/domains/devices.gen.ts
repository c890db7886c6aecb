// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AppBuilds, DeviceError } from '#contract/tenants/upkeep/device-reports.ts';

export const listAppBuilds = { method: 'GET', path: '/api/admin/app-builds', output: AppBuilds } as const;
export const listDeviceErrors = { method: 'GET', path: '/api/admin/device-errors', row: DeviceError } as const;
