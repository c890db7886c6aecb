import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, plainMessage } from './plain-fault.ts';

describe('the message of an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'income')", 'Cannot read properties of undefined (reading …)'],
    ['Amount 1,234,567.89 is too large', 'Amount # is too large'],
    ['Invalid time value', 'Invalid time value'],
    ['ann@northwind.example is unknown', '… is unknown'],
    ['Failed to fetch https://acme.example/x?token=1', 'Failed to fetch …'],
    ['“Ann Archer” has no plan', '… has no plan'],
    ['٣٤٥ and ４２ and 1 234 567', '# and # and #'],
  ])('%s is kept as %s', (message, kept) => {
    expect(plainMessage(message)).toBe(kept);
  });

  it('has no digit, no quoted word, and no address, whatever it was, and stays the same the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
        const kept = plainMessage(message);
        expect(kept).not.toMatch(/[\p{N}@]/u);
        expect(kept.length).toBeLessThanOrEqual(200);
        expect(plainMessage(kept)).toBe(kept);
      }),
    );
  });
});

describe('the places of a stack', () => {
  it('are the innermost ones in files of the app', () => {
    const stack = `TypeError: Cannot read 5
    at draw (https://acme.example/assets/report-Bx12_-9a.js:3:1204)
    at https://evil.example/other.js:1:1
    at run (https://acme.example/assets/start-jDOwKg5R.js:1:88)
    at run (https://acme.example/assets/start-jDOwKg5R.js:1:99)
    at run (https://acme.example/assets/start-jDOwKg5R.js:1:111)`;
    expect(placesOf(stack)).toBe('report-Bx12_-9a.js:3:1204 start-jDOwKg5R.js:1:88 start-jDOwKg5R.js:1:99');
  });

  it('are none where nothing is of the app', () => {
    expect(placesOf('at chrome-extension://abc/content.js:1:1')).toBe('');
  });
});
