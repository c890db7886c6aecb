import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { command } from '#server/testing/queued-commands.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const sent = vi.spyOn(pg.Client.prototype, 'query');
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await office.close();
  sent.mockRestore();
});

/** Hints go to other processes after the answer. */
function isOfRequest(text: string): boolean {
  return !text.includes('pg_notify') && !text.toLowerCase().startsWith('listen');
}

/** Begins and ends a transaction, or sets its scope. */
function isFrame(text: string): boolean {
  return /^(begin|commit\b|select set_config\('role')/i.test(text);
}

test('one pushed command costs seven statements in three transactions, with its session and its limit', async () => {
  const tenant = await office.tenant();
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon, sort_order)
     values ('loan', 'Loan', 'About', 'loans', 'financial', 'calculator', 0)`,
  );
  const device = randomUUID();
  async function push(seq: number, type: string): Promise<string> {
    const createdAt = new Date().toISOString();
    const change = command(seq, type, { tenantId: tenant.id, calculatorId: 'loan' }, { tenantId: tenant.id, createdAt });
    const body = { query: operations.pushCommands, variables: { protocol, device, commands: [change] } };
    return (await office.call(admin, 'POST', '/graphql', body, { [graphqlHeader]: '1' })).text;
  }
  expect(await push(1, 'calculators.add')).toContain('"accepted"');
  sent.mockClear();
  expect(await push(2, 'calculators.remove')).toContain('"accepted"');
  const texts = sent.mock.calls.map(([query]: readonly unknown[]) => textOf(query)).filter(isOfRequest);
  expect(texts.filter((text) => !isFrame(text)).length, texts.join('\n')).toBeLessThanOrEqual(7);
  expect(texts.filter((text) => text.toLowerCase() === 'commit').length).toBeLessThanOrEqual(3);
});

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}
