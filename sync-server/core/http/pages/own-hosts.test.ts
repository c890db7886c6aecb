import { describe, expect, test } from 'vitest';
import { createOwnHosts } from './own-hosts.ts';

describe('a host of the product itself', () => {
  const isOwnHost = createOwnHosts({
    publicUrl: 'https://app.example.com:8443',
    productHost: 'firms.example.org:8443',
  });

  test.each([
    ['app.example.com'],
    ['APP.Example.Com'],
    ['app.example.com.'],
    ['app.example.com:8443'],
    ['below.app.example.com'],
    ['firms.example.org'],
    ['acme.firms.example.org'],
    ['a.b.firms.example.org'],
  ])('is %s', (domain) => {
    expect(isOwnHost(domain)).toBe(true);
  });

  test.each([['example.com'], ['other.example.com'], ['notapp.example.com'], ['app.example.com.evil.example'], ['evilfirms.example.org']])(
    'is not %s',
    (domain) => {
      expect(isOwnHost(domain)).toBe(false);
    },
  );

  test('with non-ASCII letters is recognized by its Punycode spelling', () => {
    const isOwn = createOwnHosts({
      publicUrl: 'https://rechner.münchen.example',
      productHost: 'xn--mnchen-3ya.example',
    });
    for (const name of ['rechner.xn--mnchen-3ya.example', 'rechner.XN--MNCHEN-3YA.example', 'rechner.münchen.example', 'münchen.example'])
      expect([name, isOwn(name)]).toEqual([name, true]);
  });
});
