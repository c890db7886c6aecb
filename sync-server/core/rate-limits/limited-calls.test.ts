import { expect, test } from 'vitest';
import { adminOfA, tenantA } from '#server/core/access/example-callers.ts';
import { isLimitedCall, limitedCalls } from './limited-calls.ts';

function countsWith(call: string, id: string) {
  if (!isLimitedCall(call)) throw new Error(`${call} has no limit.`);
  const body = { tenant: id, domain: 'firm.example', invitations: [] };
  const params = { id, tenantId: id, componentId: 'ask' };
  return limitedCalls[call]({ address: '192.0.2.1', caller: adminOfA, params, query: new URLSearchParams(), body });
}

test.each(Object.keys(limitedCalls))('%s is counted alike however its ids are written', (call) => {
  expect(countsWith(call, tenantA.toUpperCase())).toEqual(countsWith(call, tenantA));
});
