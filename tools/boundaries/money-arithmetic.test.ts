import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { floatingMoney } from './money-arithmetic.ts';

const server = (line: string) => floatingMoney([{ file: 'sync-server/money/billing/tax.ts', text: `const rate = 1;\n${line}\n` }]);

describe('no money in floating point', () => {
  it.each([
    'const tax = (price * 8) / 100;',
    'const cents = Math.round(Number(basePrice) * 100);',
    'const total = Number(invoice.amount) + Number(tax.amount);',
    'const net = gross - Number(credit.amount);',
    'const cents = parseFloat(text);',
    'return (total * 1.081).toFixed(2);',
  ])('notices %s', (line) => {
    expect(server(line)).toEqual([
      'sync-server/money/billing/tax.ts:2 calculates money in floating point: count cents with contract/values/amounts/cents.ts.',
    ]);
  });

  it.each([
    'const tax = percentOfCents(total, rate);',
    'const whole = digits * 100n;',
    '// half of 100 / 100',
    'if (Number(basePrice) === 0) return;',
  ])('allows %s', (line) => {
    expect(server(line)).toEqual([]);
  });

  it('allows a screen to divide cents only where it formats them', () => {
    const screen = (text: string) => floatingMoney([{ file: 'pwa/money/subscribe/total.tsx', text }]);
    expect(screen('return dollars(cents / 100);')).toEqual([]);
    expect(screen('const price = amountText(priceCents / 100);')).toEqual([]);
    expect(screen('const total = cents / 100;')).toHaveLength(1);
  });

  it('leaves other numbers alone', () => {
    expect(floatingMoney([{ file: 'sync-server/pages/landing-pages/width.ts', text: 'const share = width / 100;' }])).toEqual([]);
  });

  it('finds none in the product', () => {
    expect(floatingMoney(sourceFiles())).toEqual([]);
  });
});
