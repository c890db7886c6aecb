import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandArguments, CommandType } from '#contract/commands/commands.ts';
import { commandKinds, readStoredCommand } from '#contract/commands/commands.ts';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { rowKinds } from '#contract/sync/rows.ts';
import { PullAnswer } from '#contract/sync/sync.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
let owner: TestCaller;
const device = randomUUID();
let seq = 0;

beforeAll(async () => {
  server = await openOffice();
  owner = await signedIn(server, { role: 'platform_owner' });
});
afterAll(() => server.close());

async function ask(operation: 'pushCommands' | 'pull', variables: object): Promise<unknown> {
  const { status, json } = await owner.call('POST', '/graphql', { query: operations[operation], variables }, { [graphqlHeader]: '1' });
  return readOperationAnswer(operation, status, json).body;
}

/** Sends a command, and returns its overlay without a stored row: the display of its screen until the row arrives. */
async function push<Type extends CommandType>(type: Type, args: CommandArguments<Type>): Promise<object> {
  seq += 1;
  const { v } = commandKinds[type];
  const command = { id: randomUUID(), seq, type, v, args, tenantId: null, dependsOn: [], createdAt: server.services.clock().toISOString() };
  const answer = await ask('pushCommands', { protocol: 1, device, commands: [command] });
  expect(answer).toMatchObject({ results: [{ state: 'accepted' }] });
  const read = readStoredCommand(command);
  return read?.lay(undefined, { rowId: read.rowIds[0] ?? '', at: command.createdAt }) ?? {};
}

test('rows that commands create are read by their schemas when they arrive, and say what was shown before', async () => {
  const tenantId = randomUUID();
  const config = {
    name: 'Start',
    components: [],
    globalStyles: defaultGlobalStyles,
    seo: { title: '', description: '', keywords: '' },
  };
  const shown = new Map<string, object>([
    ['tenantHead', await push('tenants.create', { id: tenantId, name: 'Birch', subdomain: 'birch-rows' })],
    ['plan', await push('plans.create', { id: randomUUID(), name: 'Pro', basePrice: '49' })],
    ['coupon', await push('coupons.create', { id: randomUUID(), code: 'SPRING', name: 'Spring', value: 12.5 })],
    ['landingPage', await push('landingPages.save', { id: randomUUID(), name: 'Start', config })],
    ['invitation', await push('invitations.invite', { id: randomUUID(), tenantId, email: 'cy@birch.test', role: 'user' })],
  ]);
  const pulled = PullAnswer.parse(await ask('pull', { protocol: 1, checkpoints: [], follow: [tenantId] }));
  const changes = pulled.streams.flatMap((page) => page.changes).filter(({ deleted }) => !deleted);
  for (const [kind, shape] of Object.entries(rowKinds)) {
    for (const change of changes.filter((each) => each.kind === kind))
      expect(shape.safeParse(change.row).error?.issues, kind).toBeUndefined();
  }
  for (const [kind, row] of shown) {
    const id = Reflect.get(row, 'id');
    const arrived = changes.find((change) => change.kind === kind && change.id === id)?.row;
    // The server sets the times.
    const known = Object.entries(row).filter(([name]) => !/At$/.test(name));
    expect(arrived, kind).toMatchObject(Object.fromEntries(known));
  }
});
