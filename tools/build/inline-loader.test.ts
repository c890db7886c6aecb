import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { inlineLoader } from './inline-loader.ts';

/** The policy that the page creates, as a browser would ask it. */
function policyOf(cardService?: string): (address: string) => unknown {
  const created: { createScriptURL: (address: string) => unknown }[] = [];
  const location = new URL('https://acme.example/subscribe');
  const document = {
    baseURI: location.href,
    querySelector: () => (cardService === undefined ? null : { content: cardService }),
    createElement: () => ({}),
    body: { append: () => undefined },
  };
  const trustedTypes = { createPolicy: (_: string, rules: (typeof created)[number]) => created.push(rules) };
  runInNewContext(inlineLoader('/assets/index.js'), { URL, location, document, window: { trustedTypes } });
  return (address) => created[0]?.createScriptURL(address);
}

const stripe = 'https://js.stripe.com/endive/stripe.js';

it('trusts the files of the app, and nothing of elsewhere', () => {
  const trusted = policyOf();
  expect([trusted('/assets/index-a1.js'), trusted('/sw.js')]).toEqual(['/assets/index-a1.js', '/sw.js']);
  for (const address of [stripe, 'https://evil.example/assets/a.js', '/api/x.js']) expect(trusted(address)).toBeNull();
});

it('trusts the scripts of the card service only where the server names one', () => {
  const trusted = policyOf('https://js.stripe.com');
  expect(trusted(stripe)).toBe(stripe);
  expect(trusted('https://js.stripe.com.evil.example/stripe.js')).toBeNull();
});
