import { describe, expect, it } from 'vitest';
import { tenantStatuses } from '#contract/people/roles.ts';
import { CreateTenant, UpdateTenant } from './tenant.ts';
import { DomainName, deleteSteps, nextDeleteStep, previousDeleteStep, unknownTenantName } from './tenants.ts';

describe('the tenant form', () => {
  it('[R-TEN-06] knows four statuses and refuses a fifth', () => {
    expect(tenantStatuses).toEqual(['active', 'trial', 'suspended', 'cancelled']);
    expect(CreateTenant.safeParse({ name: 'Acme', subdomain: 'acme', status: 'paused' }).success).toBe(false);
  });

  it('takes no field that it does not know', () => {
    expect(CreateTenant.safeParse({ name: 'Acme', subdomain: 'acme', ownerId: 'x' }).success).toBe(false);
    expect(UpdateTenant.safeParse({ id: '01900000-0000-7000-8000-000000000001', settings: {} }).success).toBe(false);
  });

  it('has a sentence for a name that is missing or too long', () => {
    const problem = (name: string) => CreateTenant.safeParse({ name, subdomain: 'acme' }).error?.issues[0]?.message;
    expect([problem(' '), problem('a'.repeat(255)), problem('a'.repeat(256))]).toEqual([
      'Name is required',
      undefined,
      'Name must be 255 characters or less',
    ]);
  });

  it('keeps a name on one line', () => {
    const problem = (name: string) => CreateTenant.safeParse({ name, subdomain: 'acme' }).error?.issues[0]?.message;
    for (const name of ['Acme\r\nBcc: x@example.com', 'Ac\tme', 'Ac\u0085me', '\u0007Acme'])
      expect(problem(name)).toBe('Line breaks and invisible characters do not belong in a name');
    expect(problem('Müller & Söhne, 東京 😀')).toBeUndefined();
  });

  it('reads a domain in lower case and refuses an invalid one', () => {
    expect(DomainName.parse(' Loans.Cedar.Example ')).toBe('loans.cedar.example');
    expect(DomainName.parse('xn--mnchen-3ya.example')).toBe('xn--mnchen-3ya.example');
    for (const bad of ['localhost', 'http://a.b', 'a..b', '-a.example', 'a.example.', '10.0.0.1', 'xn--a.example'])
      expect(DomainName.safeParse(bad).success, bad).toBe(false);
  });

  it('[R-ADM-34] has a name for a tenant that is not known', () => {
    expect(unknownTenantName).toBe('Unknown Tenant');
  });
});

describe('the delete wizard', () => {
  it('[R-TEN-23] walks confirm, choose-action, reassign only when reassigning, final, execute', () => {
    const walk = (action: 'delete-users' | 'reassign-users') => {
      const steps: string[] = [];
      for (let step: (typeof deleteSteps)[number] | 'execute' = 'confirm'; step !== 'execute'; step = nextDeleteStep(step, action))
        steps.push(step);
      return steps;
    };
    expect(walk('delete-users')).toEqual(['confirm', 'choose-action', 'final']);
    expect(walk('reassign-users')).toEqual(['confirm', 'choose-action', 'reassign', 'final']);
  });

  it('[R-TEN-26] goes back exactly one step', () => {
    expect(deleteSteps.map((step) => previousDeleteStep(step, 'reassign-users'))).toEqual([
      'confirm',
      'confirm',
      'choose-action',
      'reassign',
    ]);
    expect(previousDeleteStep('final', 'delete-users')).toBe('choose-action');
  });
});
