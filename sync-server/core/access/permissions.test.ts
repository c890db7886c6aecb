import { describe, expect, test } from 'vitest';
import { authorize } from './authorize.ts';
import type { Principal } from './caller.ts';
import {
  adminOfA,
  adminOfB,
  exampleCaller,
  memberOfA,
  memberOfAAdminOfB,
  memberOfB,
  owner,
  signedInAt,
  tenantA,
  tenantB,
  visitor,
} from './example-callers.ts';
import { isOperation, type Operation, permissions } from './permissions.ts';

const principals = {
  visitor,
  memberOfA,
  adminOfA,
  memberOfB,
  adminOfB,
  memberOfAAdminOfB,
  owner,
} satisfies Record<string, Principal>;
type PrincipalName = keyof typeof principals;

/** The callers who may act on an object of tenant A, written by hand from the capability table of the specification. */
const everybody: readonly PrincipalName[] = ['visitor', 'memberOfA', 'adminOfA', 'memberOfB', 'adminOfB', 'memberOfAAdminOfB', 'owner'];
const onlyOwner: readonly PrincipalName[] = ['owner'];
const adminsOfA: readonly PrincipalName[] = ['adminOfA', 'owner'];
const membersOfA: readonly PrincipalName[] = ['memberOfA', 'adminOfA', 'memberOfAAdminOfB', 'owner'];

const inTenantA: Readonly<Partial<Record<Operation, readonly PrincipalName[]>>> = {
  'plans.list': everybody,
  'invitation.verify': everybody,
  'invitation.accept': everybody,
  'invitation.decline': everybody,
  'invitation.requestNew': everybody,
  'signUp.begin': everybody,
  'signUp.complete': everybody,
  'contact.read': everybody,
  'leads.create': everybody,
  'templates.gallery': everybody,
  'templates.preview': everybody,
  'landingPages.visit': everybody,
  'embedding.send': everybody,
  'billing.event': everybody,
  'session.endByProvider': everybody,
  'browser.report': everybody,
  'browser.reportError': everybody,
  'stats.read': adminsOfA,
  'domains.list': adminsOfA,
  'domains.claim': adminsOfA,
  'domains.remove': adminsOfA,
  'domains.verify': adminsOfA,
  'apiTokens.list': adminsOfA,
  'apiTokens.create': ['adminOfA'],
  'apiTokens.revoke': adminsOfA,
  'webhooks.read': adminsOfA,
  'webhooks.save': ['adminOfA'],
  'webhooks.resend': adminsOfA,
  'support.ask': ['adminOfA'],
  'support.listOwn': adminsOfA,
  'landingPages.listOwn': adminsOfA,
  'landingPages.create': adminsOfA,
  'landingPages.update': adminsOfA,
  'landingPages.publish': adminsOfA,
  'abTests.write': adminsOfA,
  'formSubmissions.list': adminsOfA,
  'tenants.settings': adminsOfA,
  'tenants.info': membersOfA,
  'tenants.usage': adminsOfA,
  'coupons.apply': adminsOfA,
  'users.team': adminsOfA,
  'users.invite': adminsOfA,
  'users.massInvite': adminsOfA,
  'users.resendInvite': adminsOfA,
  'users.delete': adminsOfA,
  'users.activate': adminsOfA,
  'users.deactivate': adminsOfA,
  'calculators.ofTenant': membersOfA,
  'calculators.usage': membersOfA,
  'calculators.add': adminsOfA,
  'calculators.firstAdd': membersOfA,
  'calculators.remove': adminsOfA,
  'calculators.set': adminsOfA,
  'billing.subscribe': adminsOfA,
  'billing.manage': adminsOfA,
  'billing.ask': membersOfA,
  'ai.explain': membersOfA,
};

/** Operations that are about the caller and not about a tenant. */
const ofThePerson: readonly Operation[] = [
  'session.read',
  'session.reportBuild',
  'impersonation.end',
  'preferences.language',
  'preferences.quickActions',
  'tenants.mine',
  'calculators.list',
  'sync.push',
  'sync.sealKey',
  'sync.pull',
  'sync.heads',
  'devices.list',
  'devices.revoke',
];

function operations(): readonly Operation[] {
  return Object.keys(permissions).filter(isOperation);
}

function mayInA(operation: Operation, principal: Principal): boolean {
  return authorize(operation, principal, { tenantId: tenantA, now: signedInAt }) === undefined;
}

describe('permissions on an object of a tenant', () => {
  for (const operation of operations().filter((name) => !ofThePerson.includes(name))) {
    const may = inTenantA[operation] ?? onlyOwner;
    for (const name of everybody) {
      test(`[R-CALC-15] ${operation}: ${name} ${may.includes(name) ? 'may' : 'may not'}`, () => {
        expect(mayInA(operation, principals[name])).toBe(may.includes(name));
      });
    }
  }
});

describe('permissions about the person', () => {
  for (const operation of ofThePerson) {
    test(`${operation}: a signed-in person may, a visitor may not`, () => {
      expect(authorize(operation, memberOfA, { userId: memberOfA.userId })).toBeUndefined();
      expect(authorize(operation, visitor, { userId: memberOfA.userId })).toMatchObject({ code: 'Unauthorized', message: 'Unauthorized' });
    });
  }

  test('only a platform owner may revoke a device of another person', () => {
    expect(authorize('devices.revoke', memberOfA, { userId: 'someone else' })).toMatchObject({ code: 'Forbidden' });
    expect(authorize('devices.revoke', owner, { userId: 'someone else' })).toBeUndefined();
  });
});

describe('the answer of a refusal', () => {
  test('a tenant the caller is no member of is answered like one that does not exist', () => {
    const foreign = authorize('calculators.add', adminOfA, { tenantId: tenantB });
    const missing = authorize('calculators.add', adminOfA, { tenantId: '018f0000-0000-7000-8000-0000000000ff' });
    expect(foreign).toMatchObject({ code: 'NotFound' });
    expect(foreign).toEqual(missing);
  });

  test('a plain user gets the same answer for a foreign tenant as for a missing one', () => {
    const foreign = authorize('calculators.remove', memberOfA, { tenantId: tenantB });
    expect(foreign).toMatchObject({ code: 'Forbidden' });
    expect(foreign).toEqual(authorize('calculators.remove', memberOfA, { tenantId: '018f0000-0000-7000-8000-0000000000ff' }));
  });

  test('an administrator of B who is a user in A is a user in A', () => {
    expect(authorize('calculators.remove', memberOfAAdminOfB, { tenantId: tenantA })).toMatchObject({ code: 'Forbidden' });
    expect(authorize('calculators.remove', memberOfAAdminOfB, { tenantId: tenantB })).toBeUndefined();
  });

  test('[sync-30] a person whose role was lowered loses the right although the membership still says admin', () => {
    const lowered = exampleCaller('user', [[tenantA, 'tenant_admin']]);
    expect(authorize('calculators.remove', lowered, { tenantId: tenantA })).toMatchObject({ code: 'Forbidden' });
  });

  test('[sync-29] changes of a suspended tenant wait, reading stays possible, and a platform owner may still change it', () => {
    const suspended = exampleCaller('tenant_admin', [[tenantA, 'tenant_admin', 'suspended']]);
    expect(authorize('calculators.add', suspended, { tenantId: tenantA })).toMatchObject({ code: 'TenantSuspended' });
    expect(authorize('calculators.usage', suspended, { tenantId: tenantA })).toBeUndefined();
    expect(authorize('calculators.add', owner, { tenantId: tenantA })).toBeUndefined();
  });

  test('a dangerous operation asks for a sign-in of the last five minutes', () => {
    const later = (ms: number): Date => new Date(signedInAt.getTime() + ms);
    expect(authorize('tenants.delete', owner, { now: later(300_000) })).toBeUndefined();
    expect(authorize('tenants.delete', owner, { now: later(300_001) })).toMatchObject({ code: 'FreshSignInNeeded' });
    expect(authorize('tenants.delete', owner)).toMatchObject({ code: 'FreshSignInNeeded' });
  });
});
