import { describe, expect, it, vi } from 'vitest';
import { checkAddress, InvitationDraft, InviteUser, invitationRoleName, MassInvite, parseEmailList, statusAt } from './invitations.ts';

const tenantId = '01900000-0000-7000-8000-000000000001';

describe('a list of addresses', () => {
  it('[R-MASS-04] splits pasted text on newline, comma and semicolon', () => {
    expect(parseEmailList('a@x.co,b@x.co;c@x.co\nd@x.co\r\ne@x.co')).toEqual(['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co', 'e@x.co']);
  });

  it.each([
    ['lowercases', 'Ann@X.CO', [], ['ann@x.co']],
    ['drops what is no address', 'nobody, a@b, a b@x.co, @x.co, ann@x.co', [], ['ann@x.co']],
    ['drops a repeated one, whatever its case', 'ann@x.co; ANN@x.co; bob@x.co; Ann@X.co', [], ['ann@x.co', 'bob@x.co']],
    ['drops one that the list has already', 'bob@x.co, Ann@x.co', ['ann@x.co'], ['bob@x.co']],
    ['keeps the order and takes nothing from nothing', ' \n,;\n', [], []],
  ])('[R-MASS-05] %s', (_what, pasted, listed, added) => {
    expect(parseEmailList(pasted, listed)).toEqual(added);
  });

  it('[R-MASS-02] [R-MASS-03] says why an address is not added', () => {
    expect(checkAddress('nobody', [])).toBe('invalid');
    expect(checkAddress(' ANN@x.co ', ['ann@x.co'])).toBe('duplicate');
    expect(checkAddress('ann@x.co', [])).toBe('added');
  });
});

describe('an invitation', () => {
  it('[R-MASS-11] [R-MASS-10] drafts an address with a role that is user unless chosen', () => {
    expect(InvitationDraft.parse({ email: 'ann@x.co' })).toEqual({ email: 'ann@x.co', role: 'user' });
    expect(InvitationDraft.safeParse({ email: 'ann@x.co', role: 'platform_owner' }).success).toBe(false);
  });

  it('[R-USR-20] invites as user or tenant_admin only', () => {
    expect(InviteUser.safeParse({ tenantId, email: 'ann@x.co', role: 'tenant_admin' }).success).toBe(true);
    expect(InviteUser.safeParse({ tenantId, email: 'ann@x.co', role: 'platform_owner' }).success).toBe(false);
  });

  it('takes at most 200 addresses at a time, and at least one', () => {
    const of = (count: number) =>
      MassInvite.safeParse({ tenantId, invitations: Array.from({ length: count }, (_, at) => ({ email: `a${at}@x.co` })) });
    expect([of(0).success, of(1).success, of(200).success, of(201).success]).toEqual([false, true, true, false]);
    expect(of(0).error?.issues[0]?.message).toBe('Please select a tenant and add at least one email');
  });

  it('[R-MASS-16] lets an invalid address through, so that only that address is refused', () => {
    const sent = MassInvite.safeParse({ tenantId, invitations: [{ email: ' Nobody ' }, { email: 'ann@x.co', role: 'tenant_admin' }] });
    expect(sent.data?.invitations).toEqual([
      { email: 'nobody', role: 'user' },
      { email: 'ann@x.co', role: 'tenant_admin' },
    ]);
  });

  it('[R-INV-04] calls tenant_admin Admin, and anything else User', () => {
    expect([invitationRoleName('tenant_admin'), invitationRoleName('user'), invitationRoleName('')]).toEqual(['Admin', 'User', 'User']);
  });

  it('calls the role of a member the same in German as every other screen does', async () => {
    globalThis.spoken = {
      locale: 'de-DE',
      texts: new Map([
        ['User', 'Person'],
        ['user', 'Benutzer'],
      ]),
    };
    vi.resetModules();
    const german = await import('./invitations.ts');
    const name = german.invitationRoleName('user');
    globalThis.spoken = undefined;
    expect(name).toBe('Benutzer');
  });

  it('counts as expired from its last moment on, but only while pending', () => {
    const expiresAt = new Date(1000);
    expect(statusAt({ status: 'pending', expiresAt }, new Date(999))).toBe('pending');
    expect(statusAt({ status: 'pending', expiresAt }, new Date(1000))).toBe('expired');
    expect(statusAt({ status: 'accepted', expiresAt }, new Date(2000))).toBe('accepted');
  });
});
