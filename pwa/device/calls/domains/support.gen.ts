// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { QueuedSupportRequest, SupportPromise, SupportRequest } from '#contract/tenants/support/support.ts';

export const answerSupportRequest = { method: 'PUT', path: '/api/admin/support-requests/{id}', output: QueuedSupportRequest } as const;
export const askSupport = { method: 'POST', path: '/api/tenant/support-requests', output: SupportRequest } as const;
export const listOwnSupport = { method: 'GET', path: '/api/tenant/support-requests', row: SupportRequest } as const;
export const listSupportRequests = { method: 'GET', path: '/api/admin/support-requests', row: QueuedSupportRequest } as const;
export const readSupportPromise = { method: 'GET', path: '/api/tenant/support-promise', output: SupportPromise } as const;
