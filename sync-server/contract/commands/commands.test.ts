import { describe, expect, it } from 'vitest';
import { rowKinds } from '#contract/sync/rows.ts';
import { testRows } from '#contract/sync/test-rows.ts';
import { type CommandType, commandKinds, readStoredCommand } from './commands.ts';

const id = '01900000-0000-7000-8000-000000000001';
const tenantId = '01900000-0000-7000-8000-00000000000a';
const commandId = '01900000-0000-7000-8000-0000000000c1';
const at = '2026-03-01T10:00:00.000Z';

const config = {
  name: 'Home',
  components: [],
  globalStyles: {
    fontFamily: 'Inter, sans-serif',
    primaryColor: '#0f766e',
    secondaryColor: '#1e1d1a',
    backgroundColor: '#ffffff',
    textColor: '#1e1d1a',
  },
  seo: { title: '', description: '', keywords: '' },
};

interface Case {
  readonly args: object;
  readonly before: object | undefined;
  /** Some fields of the resulting row. */
  readonly after: object;
}

/** Commands without an entry here are applied to an example row by wiring/command-overlays.test.ts. */
const cases: Readonly<Partial<Record<CommandType, Case>>> = {
  'calculators.add': { args: { tenantId, calculatorId: 'loan' }, before: undefined, after: { calculatorId: 'loan', isEnabled: true } },
  'calculators.remove': {
    args: { tenantId, calculatorId: 'loan' },
    before: testRows.tenantCalculator,
    after: { isEnabled: false, addedAt: at },
  },
  'calculators.set': { args: { tenantId, add: [], remove: ['loan'] }, before: testRows.tenantCalculator, after: { isEnabled: false } },
  'users.activate': { args: { id }, before: { ...testRows.user, isActive: false }, after: { isActive: true } },
  'users.deactivate': { args: { id, successor: 'nobody' }, before: testRows.user, after: { isActive: false } },
  'users.role': { args: { id, role: 'tenant_admin' }, before: testRows.user, after: { role: 'tenant_admin' } },
  'invitations.invite': {
    args: { tenantId, email: ' Cy@Acme.test', role: 'user' },
    before: undefined,
    after: { id: commandId, email: 'cy@acme.test', status: 'pending', expiresAt: '2026-03-08T10:00:00.000Z' },
  },
  'invitations.massInvite': {
    args: { tenantId, invitations: [{ email: 'cy@acme.test' }, { email: 'di@acme.test', role: 'tenant_admin' }] },
    before: undefined,
    after: { id: `${commandId}:cy@acme.test`, email: 'cy@acme.test', role: 'user' },
  },
  'invitations.resend': { args: { id }, before: testRows.invitation, after: { resendCount: 2, expiresAt: '2026-03-08T10:00:00.000Z' } },
  'invitations.cancel': { args: { id, status: 'cancelled' }, before: testRows.invitation, after: { status: 'cancelled' } },
  'tenants.create': { args: { id, name: 'Birch', subdomain: 'birch' }, before: undefined, after: { id, name: 'Birch', status: 'active' } },
  'tenants.update': {
    args: { id, name: 'Birch' },
    before: testRows.tenantHead,
    after: { name: 'Birch', subdomain: 'acme', planName: 'Starter' },
  },
  'tenants.settings': {
    args: { tenantId: id, assumptions: { return: 5 } },
    before: testRows.tenant,
    after: { assumptions: { return: 5 }, brand: { logoText: 'Acme' } },
  },
  'plans.create': {
    args: { name: 'Pro', basePrice: 49, maxUsers: 9 },
    before: undefined,
    after: { id: commandId, basePrice: '49.00', maxUsers: 9 },
  },
  'plans.update': { args: { id, calculatorLimit: null }, before: testRows.plan, after: { name: 'Starter', calculatorLimit: null } },
  'coupons.create': {
    args: { code: 'SPRING', name: 'Spring', value: '12.5' },
    before: undefined,
    after: { id: commandId, code: 'SPRING', type: 'percentage', value: '12.5', usageCount: 0 },
  },
  'landingPages.save': {
    args: { id, name: 'Start', config },
    before: testRows.landingPage,
    after: { name: 'Start', isPublished: true, updatedAt: at },
  },
};

const listed = Object.values(commandKinds).flatMap(({ type }) => {
  const found = cases[type];
  return found === undefined ? [] : [{ type, ...found }];
});

describe('applying a waiting command to the rows', () => {
  it.each(listed)('$type shows what the server will do', ({ type, args, before, after }) => {
    const command = readStoredCommand({ id: commandId, type, v: commandKinds[type].v, args });
    const rowId = command?.rowIds[0] ?? '';
    const row = command?.lay(before, { rowId, at });
    expect(row).toMatchObject({ id: rowId, ...after });
    expect(rowKinds[commandKinds[type].row].safeParse(row).success).toBe(true);
  });

  it.each(listed.filter(({ type, before }) => before !== undefined && type !== 'landingPages.save'))(
    '$type makes no row of one that is not on this device',
    ({ type, args }) => {
      const command = readStoredCommand({ id: commandId, type, v: commandKinds[type].v, args });
      expect(command?.lay(undefined, { rowId: command.rowIds[0] ?? '', at })).toBeUndefined();
    },
  );

  it('a list of invitations adds one row for each address', () => {
    const args = { tenantId, invitations: [{ email: 'cy@acme.test' }, { email: 'di@acme.test' }, { email: 'CY@acme.test' }] };
    const command = readStoredCommand({ id: commandId, type: 'invitations.massInvite', v: 1, args });
    expect(command?.rowIds).toEqual([`${commandId}:cy@acme.test`, `${commandId}:di@acme.test`]);
  });
});

describe('a stored command', () => {
  it.each([
    ['of a type', { type: 'calculators.paint', v: 1, args: { tenantId, calculatorId: 'loan' } }],
    ['with a version', { type: 'calculators.add', v: 2, args: { tenantId, calculatorId: 'loan' } }],
    ['with arguments', { type: 'calculators.add', v: 1, args: { tenantId, calculator: 'loan' } }],
  ])('%s that this version does not know is not read', (_name, stored) => {
    expect(readStoredCommand({ id: commandId, ...stored })).toBeUndefined();
  });
});
