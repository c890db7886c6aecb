import { describe, expect, it } from 'vitest';
import { type CommandType, commandKinds, readStoredCommand } from './commands.ts';
import { rowKinds } from './rows.ts';

const id = '01900000-0000-7000-8000-000000000001';
const tenantId = '01900000-0000-7000-8000-00000000000a';
const commandId = '01900000-0000-7000-8000-0000000000c1';
const at = '2026-03-01T10:00:00.000Z';

const calculatorRow = { id: `${tenantId}:loan`, tenantId, calculatorId: 'loan', isEnabled: true, addedAt: at };
const person = { id, email: 'ann@acme.test', firstName: null, lastName: null, lastLoginAt: null, invitedAt: null, createdAt: at };
const user = { ...person, role: 'user', isActive: true };
const invitation = {
  id,
  email: 'ben@acme.test',
  tenantId,
  role: 'user',
  status: 'pending',
  sentAt: at,
  acceptedAt: null,
  expiresAt: '2026-03-02T00:00:00.000Z',
  resendCount: 1,
  lastSentAt: at,
  createdAt: at,
};
const head = { id, name: 'Acme', subdomain: 'acme', status: 'trial', planName: 'Starter' };
const tenant = {
  ...head,
  customDomain: null,
  trialEndsAt: null,
  brand: { logoText: 'Acme' },
  calculatorLimit: 5,
  assumptions: { inflation: 1 },
  createdAt: at,
};
const plan = {
  id,
  name: 'Starter',
  description: null,
  basePrice: '10.00',
  annualPrice: null,
  calculatorLimit: 5,
  aiCallsIncluded: 1,
  customDomain: false,
  whiteLabel: false,
  prioritySupport: false,
  isActive: true,
  sortOrder: 0,
};
const page = {
  id,
  name: 'Home',
  isPublished: true,
  publishedAt: at,
  domain: null,
  subdomain: 'acme',
  path: '/',
  revision: 3,
  createdAt: at,
  updatedAt: at,
};
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
  /** What the row says afterwards, among other things. */
  readonly after: object | undefined;
}

const cases: Readonly<Record<CommandType, Case>> = {
  'calculators.add': { args: { tenantId, calculatorId: 'loan' }, before: undefined, after: { calculatorId: 'loan', isEnabled: true } },
  'calculators.remove': { args: { tenantId, calculatorId: 'loan' }, before: calculatorRow, after: { isEnabled: false, addedAt: at } },
  'calculators.set': { args: { tenantId, add: [], remove: ['loan'] }, before: calculatorRow, after: { isEnabled: false } },
  'users.activate': { args: { id }, before: { ...user, isActive: false }, after: { isActive: true } },
  'users.deactivate': { args: { id, successor: 'nobody' }, before: user, after: { isActive: false } },
  'users.role': { args: { id, role: 'tenant_admin' }, before: user, after: { role: 'tenant_admin' } },
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
  'invitations.resend': { args: { id }, before: invitation, after: { resendCount: 2, expiresAt: '2026-03-08T10:00:00.000Z' } },
  'invitations.cancel': { args: { id, status: 'cancelled' }, before: invitation, after: { status: 'cancelled' } },
  'tenants.create': { args: { id, name: 'Birch', subdomain: 'birch' }, before: undefined, after: { id, name: 'Birch', status: 'active' } },
  'tenants.update': { args: { id, name: 'Birch' }, before: head, after: { name: 'Birch', subdomain: 'acme', planName: 'Starter' } },
  'tenants.settings': {
    args: { tenantId: id, assumptions: { return: 5 } },
    before: tenant,
    after: { assumptions: { return: 5 }, brand: { logoText: 'Acme' } },
  },
  'plans.create': {
    args: { name: 'Pro', basePrice: 49, maxUsers: 9 },
    before: undefined,
    after: { id: commandId, basePrice: '49.00', maxUsers: 9 },
  },
  'plans.update': { args: { id, calculatorLimit: null }, before: plan, after: { name: 'Starter', calculatorLimit: null } },
  'coupons.create': {
    args: { code: 'SPRING', name: 'Spring', value: '12.5' },
    before: undefined,
    after: { id: commandId, code: 'SPRING', type: 'percentage', value: '12.5', usageCount: 0 },
  },
  'landingPages.save': { args: { id, name: 'Start', config }, before: page, after: { name: 'Start', isPublished: true, updatedAt: at } },
};

const types = Object.values(commandKinds).map(({ type }) => type);

describe('how a command lies over the rows', () => {
  it.each(types)('%s shows what the server will do, as a row of its kind', (type) => {
    const { args, before, after } = cases[type];
    const command = readStoredCommand({ id: commandId, type, v: commandKinds[type].v, args });
    const rowId = command?.rowIds[0] ?? '';
    const row = command?.lay(before, { rowId, at });
    expect(row).toMatchObject(after ?? {});
    expect(rowKinds[commandKinds[type].row].safeParse(row).success).toBe(true);
    expect(Reflect.get(row ?? {}, 'id')).toBe(rowId);
  });

  it.each(types.filter((type) => cases[type].before !== undefined && type !== 'landingPages.save'))(
    '%s makes no row of one that is not on this device',
    (type) => {
      const command = readStoredCommand({ id: commandId, type, v: commandKinds[type].v, args: cases[type].args });
      expect(command?.lay(undefined, { rowId: command.rowIds[0] ?? '', at })).toBeUndefined();
    },
  );

  it('a list of invitations lies over one row for each address', () => {
    const { args } = cases['invitations.massInvite'];
    const command = readStoredCommand({ id: commandId, type: 'invitations.massInvite', v: 1, args });
    expect(command?.rowIds).toEqual([`${commandId}:cy@acme.test`, `${commandId}:di@acme.test`]);
  });
});

describe('a stored command', () => {
  it.each([
    ['of a type', { type: 'calculators.paint', v: 1, args: { tenantId, calculatorId: 'loan' } }],
    ['with a version', { type: 'calculators.add', v: 2, args: { tenantId, calculatorId: 'loan' } }],
    ['with arguments', { type: 'calculators.add', v: 1, args: { tenantId, calculator: 'loan' } }],
  ])('%s that this version does not know is not guessed', (_name, stored) => {
    expect(readStoredCommand({ id: commandId, ...stored })).toBeUndefined();
  });
});
