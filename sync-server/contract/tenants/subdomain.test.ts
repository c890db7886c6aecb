import { describe, expect, it } from 'vitest';
import { looksLikeDomain, reservedSubdomains, Subdomain, subdomainFromTyped, subdomainProblem } from './subdomain.ts';

const cases: readonly (readonly [row: string, typed: string, sentence: string | undefined])[] = [
  ['[R-TEN-08] an empty one', '', 'Subdomain is required'],
  ['[R-TEN-09] 63 characters', 'a'.repeat(63), undefined],
  ['[R-TEN-09] 64 characters', 'a'.repeat(64), 'Subdomain must be 63 characters or less'],
  ['[R-TEN-10] an upper-case letter', 'Acme', 'Subdomain can only contain lowercase letters, numbers, and hyphens'],
  ['[R-TEN-10] a space', 'a b', 'Subdomain can only contain lowercase letters, numbers, and hyphens'],
  ['[R-TEN-10] letters, digits and hyphens', 'acme-2', undefined],
  ['a hyphen at the end, which no host name has', 'acme-', 'Subdomain can only contain lowercase letters, numbers, and hyphens'],
  ['[R-TEN-11] a dot', 'acme.com', 'Enter only the company name, not the full domain...'],
  ['[R-TEN-12] a URL', 'http://acme', 'Enter only the company name, not a URL'],
  ['[R-TEN-12] a name that begins with http', 'https', 'Enter only the company name, not a URL'],
  ['[R-TEN-13] www', 'www', 'Reserved subdomain names are not allowed'],
  ['[R-TEN-13] api', 'api', 'Reserved subdomain names are not allowed'],
  ['[R-TEN-13] admin', 'admin', 'Reserved subdomain names are not allowed'],
  ['the path of a screen about invitations', 'invitation-success', 'Reserved subdomain names are not allowed'],
  ['any name that begins like those', 'invitation-acme', 'Reserved subdomain names are not allowed'],
  ['invitations, which does not', 'invitations', undefined],
  ['offline', 'offline', 'Reserved subdomain names are not allowed'],
  ['a label that stands for other letters in a host name', 'xn--a', 'Reserved subdomain names are not allowed'],
];

describe('a subdomain', () => {
  it.each(cases)('%s', (_row, typed, sentence) => {
    expect(subdomainProblem(typed)).toBe(sentence);
    const parsed = Subdomain.safeParse(typed);
    expect(parsed.success ? undefined : parsed.error.issues[0]?.message).toBe(sentence);
  });

  it.each([
    ['  https://Acme.Example.com/x ', 'acme'],
    ['ACME Wealth!', 'acmewealth'],
    ['acme.com', 'acme'],
    ['a_b-c', 'ab-c'],
    ['', ''],
  ])('[R-TEN-14] reads %j as %j', (typed, read) => {
    expect(subdomainFromTyped(typed)).toBe(read);
  });

  it('[R-TEN-19] reserves the first part of each path of the app', () => {
    for (const path of [
      'landing',
      'templates',
      'subscribe',
      'migrate-data',
      'customer-portal',
      'select-calculators',
      'accept-invitation',
      'graphql',
    ]) {
      expect(reservedSubdomains).toContain(path);
    }
  });

  it('warns while a dot or http is typed', () => {
    expect([looksLikeDomain('acme.'), looksLikeDomain('HTTP'), looksLikeDomain('acme')]).toEqual([true, true, false]);
  });
});
