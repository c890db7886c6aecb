import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { EmailAddress, isEmailAddress, normaliseEmail } from '#contract/values/email-address.ts';
import { AcceptInvitation, FirstName, LastName, NewAccount, Password, SignUp } from './account.ts';

function firstProblem(schema: z.ZodMiniType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

describe('completing an account', () => {
  it.each([
    ['[R-ACC-16]', FirstName, 'A', 'First name must be at least 2 characters'],
    ['[R-ACC-16]', FirstName, ' A ', 'First name must be at least 2 characters'],
    ['[R-ACC-16]', FirstName, 'Al', undefined],
    ['[R-ACC-17]', LastName, 'B', 'Last name must be at least 2 characters'],
    ['[R-ACC-17]', LastName, 'Bo', undefined],
    ['[R-ACC-18]', EmailAddress, 'nobody', 'Please enter a valid email address'],
    ['[R-ACC-18]', EmailAddress, 'a@b', 'Please enter a valid email address'],
    ['[R-ACC-18]', EmailAddress, 'a b@c.de', 'Please enter a valid email address'],
    ['[R-ACC-18]', EmailAddress, ' Ann@Acme.Test ', undefined],
    ['[R-ACC-19] [R-CONST-09]', Password, 'Abcde12', 'Password must be at least 8 characters'],
    ['[R-ACC-19]', Password, 'Abcdef12', undefined],
    ['[R-ACC-20]', Password, 'abcdef12', 'Password must contain at least one uppercase letter'],
    ['[R-ACC-21]', Password, 'ABCDEF12', 'Password must contain at least one lowercase letter'],
    ['[R-ACC-22]', Password, 'Abcdefgh', 'Password must contain at least one number'],
    ['every script counts:', Password, 'Ждановка7', undefined],
    ['no password is cut:', Password, `Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters'],
  ] as const)('%s answers %j', (_row, schema, value, sentence) => {
    expect(firstProblem(schema, value)).toBe(sentence);
  });

  it('lowers and trims an address, and reads it the same everywhere', () => {
    expect(EmailAddress.parse(' Ann@Acme.Test ')).toBe('ann@acme.test');
    expect(normaliseEmail(' Ann@Acme.Test ')).toBe('ann@acme.test');
    expect(isEmailAddress(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });

  it('takes the four fields of the sign-up form, and nothing else', () => {
    const form = { firstName: 'Ann', lastName: 'Lee', email: 'ann@acme.test', password: 'Abcdef12' };
    expect(firstProblem(SignUp, form)).toBeUndefined();
    expect(SignUp.safeParse({ ...form, role: 'platform_owner' }).success).toBe(false);
  });

  it.each([
    ['firstName', 'First name must be at least 2 characters'],
    ['lastName', 'Last name must be at least 2 characters'],
    ['password', 'Password must be at least 8 characters'],
  ])('[R-CALL-02] asks for %s of a new account', (field, sentence) => {
    const form = { firstName: 'Ann', lastName: 'Lee', password: 'Abcdef12' };
    expect(firstProblem(NewAccount, form)).toBeUndefined();
    expect(firstProblem(NewAccount, { ...form, [field]: undefined })).toBe(sentence);
  });

  it('takes a token, two names and a password, and nothing else', () => {
    const body = { token: 'A'.repeat(43), firstName: 'Ann', lastName: 'Lee', password: 'Abcdef12' };
    expect(firstProblem(AcceptInvitation, body)).toBeUndefined();
    expect(AcceptInvitation.safeParse({ ...body, email: 'other@acme.test' }).success).toBe(false);
    expect(firstProblem(AcceptInvitation, { token: body.token })).toBeUndefined();
    expect(firstProblem(AcceptInvitation, { ...body, token: 'short' })).toBe('Invalid Invitation Link');
  });
});
