import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import { invitationRowsAtom, markKey, planRowsAtom, rowMarksAtom } from './administration-atoms.ts';
import { tenantCalculatorRowsAtom, tenantRowsAtom } from './local-atoms.ts';
import { createRowScreen } from './show-rows.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const other = '01900000-0000-7000-8000-00000000000b';

function entry(seq: number, change: Partial<OutboxEntry>): OutboxEntry {
  return {
    id: `01900000-0000-7000-8000-00000000c00${seq}`,
    seq,
    type: 'calculators.add',
    v: 1,
    tenantId,
    args: { tenantId, calculatorId: 'a' },
    summary: '',
    baseVersion: null,
    dependsOn: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    state: 'queued',
    tries: 0,
    code: null,
    message: null,
    commits: {},
    changedMeanwhile: false,
    ...change,
  };
}

function calculator(calculatorId: string, version = 3) {
  const row = { id: `${tenantId}:${calculatorId}`, tenantId, calculatorId, isEnabled: true, addedAt: '2026-01-01T00:00:00.000Z' };
  return { stream: `tenant:${tenantId}`, kind: 'tenantCalculator', rowId: row.id, version, row };
}

async function scene(pulled: Parameters<ReturnType<typeof createRowScreen>['setRows']>[0]) {
  const store = createStore();
  const screen = createRowScreen(store);
  screen.setRows(pulled);
  await screen.setCommands([]);
  const enabled = () => store.get(tenantCalculatorRowsAtom).flatMap((row) => (row.isEnabled ? [row.calculatorId] : []));
  const mark = (calculatorId: string) => store.get(rowMarksAtom).get(markKey('tenantCalculator', `${tenantId}:${calculatorId}`));
  return { store, screen, enabled, mark };
}

describe('waiting commands applied over the rows', () => {
  it('are applied in their order, each to its own tenant, and mark the rows that wait', async () => {
    const { screen, enabled, mark, store } = await scene([calculator('a'), calculator('z')]);
    await screen.setCommands([
      entry(1, { args: { tenantId, calculatorId: 'b' } }),
      entry(2, { type: 'calculators.remove', args: { tenantId, calculatorId: 'a' } }),
      entry(3, { type: 'calculators.set', args: { tenantId, add: ['c', 'd'], remove: ['b'] } }),
      entry(4, { tenantId: other, args: { tenantId: other, calculatorId: 'y' } }),
    ]);
    expect(enabled().sort()).toEqual(['c', 'd', 'y', 'z']);
    expect(['a', 'b', 'c', 'd', 'z'].map(mark)).toEqual(['waiting', 'waiting', 'waiting', 'waiting', undefined]);
    await screen.setCommands([]);
    expect(enabled()).toEqual(['a', 'z']);
    expect(store.get(rowMarksAtom).size).toBe(0);
  });

  it('that were accepted stay visible, unmarked, until their rows arrive', async () => {
    const { screen, enabled, mark } = await scene([]);
    await screen.setCommands([entry(1, { state: 'accepted' })]);
    expect([enabled(), mark('a')]).toEqual([['a'], undefined]);
  });

  it('show a new row at once, and count it after those that the server knows', async () => {
    const { screen, store } = await scene([calculator('b')]);
    await screen.setCommands([entry(1, {})]);
    expect(calculatorsInForce(store.get(tenantCalculatorRowsAtom), 1)).toEqual(['b']);
    await screen.setCommands([
      entry(2, { type: 'invitations.massInvite', args: { tenantId, invitations: [{ email: 'a@b.test' }, { email: 'c@d.test' }] } }),
    ]);
    expect(store.get(invitationRowsAtom).map(({ email, status }) => `${email} ${status}`)).toEqual([
      'a@b.test pending',
      'c@d.test pending',
    ]);
  });

  it('of a type or a version that this app does not know change nothing', async () => {
    const { screen, enabled } = await scene([calculator('b')]);
    await screen.setCommands([entry(1, { type: 'calculators.paint' }), entry(2, { v: 2 })]);
    expect(enabled()).toEqual(['b']);
  });

  it('replace the assumptions of a firm as a whole, and the last one wins', async () => {
    const row = {
      id: tenantId,
      name: 'Acme',
      subdomain: 'acme',
      customDomain: null,
      status: 'active',
      trialEndsAt: null,
      brand: {},
      planName: null,
      calculatorLimit: null,
      assumptions: { inflation: 1 },
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const { screen, store } = await scene([{ stream: `tenant:${tenantId}`, kind: 'tenant', rowId: tenantId, version: 1, row }]);
    const settings = (seq: number, args: object) => entry(seq, { type: 'tenants.settings', args: { tenantId, ...args } });
    await screen.setCommands([settings(1, { assumptions: { inflation: 3 } }), settings(2, { assumptions: { return: 5 } })]);
    expect(store.get(tenantRowsAtom)[0]?.assumptions).toEqual({ return: 5 });
    await screen.setCommands([settings(3, { offlineDays: 3 })]);
    expect(store.get(tenantRowsAtom)[0]?.assumptions).toEqual({ inflation: 1 });
  });
});

describe('the version that a new command is made on', () => {
  it('is that of its row, and none if a change of this device is waiting or there is no row', async () => {
    const { screen } = await scene([calculator('a', 7)]);
    const version = (calculatorId: string) => screen.baseVersionOf('calculators.remove', { tenantId, calculatorId });
    expect([await version('a'), await version('b')]).toEqual([7, null]);
    await screen.setCommands([entry(1, { type: 'calculators.remove' })]);
    expect(await version('a')).toBeNull();
    await screen.setCommands([]);
    expect(await screen.baseVersionOf('calculators.set', { tenantId, add: ['a'], remove: ['b'] })).toBeNull();
  });
});

it('includes a plan once that two streams carry', async () => {
  const row = {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'Starter',
    description: null,
    basePrice: '0.00',
    annualPrice: null,
    calculatorLimit: 5,
    aiCallsIncluded: 1,
    customDomain: false,
    whiteLabel: false,
    prioritySupport: false,
    isActive: true,
    sortOrder: 0,
  };
  const plan = { kind: 'plan', rowId: row.id, version: 1, row };
  const { store } = await scene([
    { ...plan, stream: 'owner' },
    { ...plan, stream: 'platform' },
  ]);
  expect(store.get(planRowsAtom)).toHaveLength(1);
});
