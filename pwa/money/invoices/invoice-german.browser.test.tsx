import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { readPdf } from '#app/testing/read-pdf.ts';
import type { Invoice } from '#contract/money/billing.ts';

type Downloaded = { readonly text: string; readonly objects: string };
let downloadInvoice: typeof import('./download-invoice.ts')['downloadInvoice'];
let read: typeof readPdf;

beforeAll(async () => {
  const texts = new Map([
    ['Total', 'Gesamt'],
    ['{planName}, one month', '{planName}, ein Monat'],
    ['{planName}, one year', '{planName}, ein Jahr'],
    ['Coupon {code}', 'Gutschein {code}'],
    ['{calls} AI calls beyond the {included} included', '{calls} KI-Aufrufe über die enthaltenen {included} hinaus'],
    ['Tax {rate}', 'Steuer {rate}'],
    ['Upgrade to {planName} until the period ends', 'Wechsel zu {planName} bis zum Ende des Zeitraums'],
    ['Credit for {number}: {reason}', 'Gutschrift zu {number}: {reason}'],
  ]);
  globalThis.spoken = { locale: 'de-DE', texts };
  ({ downloadInvoice } = await import('./download-invoice.ts'));
  ({ readPdf: read } = await import('#app/testing/read-pdf.ts'));
});
afterAll(() => {
  globalThis.spoken = undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const day = new Date('2026-11-01T00:00:00.000Z');
const invoice: Invoice = {
  id: '019600aa-0000-7000-8000-000000000011',
  number: 'INV-000042',
  kind: 'invoice',
  amount: '1290.61',
  currency: 'usd',
  status: 'paid',
  lines: [],
  buyer: { tenantName: 'Acme', email: null, company: '', address: '', taxId: '' },
  seller: { name: '', address: '', taxId: '' },
  periodStart: null,
  periodEnd: null,
  dueDate: null,
  paidAt: day,
  createdAt: day,
};

async function printed(lines: Invoice['lines'], shown: Partial<Invoice> = {}): Promise<Downloaded> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:invoice';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await downloadInvoice({ invoice: { ...invoice, lines, ...shown }, brand: {}, tenantName: 'Acme' });
  const [file] = saved;
  if (file === undefined) throw new Error('Nothing was saved.');
  const { lines: drawn, objects } = await read(file);
  return { text: drawn.join('\n'), objects };
}

it('[R-PORT-17] a German invoice writes its amounts with a German comma, and says which language it is in', async () => {
  const { text, objects } = await printed([{ kind: 'plan', description: 'Professional, one month', amount: '1290.61' }]);
  expect(text).toContain('Gesamt\n1.290,61 USD');
  expect(text).not.toContain('$');
  expect(objects).toContain('/Lang (de-DE)');
});

it('[R-PORT-17] a German invoice says in German what is charged', async () => {
  const { text } = await printed([
    { kind: 'plan', description: 'Professional, one month', amount: '49.00' },
    { kind: 'plan', description: 'Wealth, Tax & More, one year', amount: '1190.00' },
    { kind: 'coupon', description: 'Coupon SPRING', amount: '-4.90' },
    { kind: 'ai', description: '1790 AI calls beyond the 1000 included', amount: '17.90' },
    { kind: 'plan', description: 'Upgrade to Enterprise until the period ends', amount: '135.00' },
    { kind: 'tax', description: 'Tax 8.1 %', amount: '4.21' },
  ]);
  for (const said of [
    'Professional, ein Monat\n49,00 USD',
    'Wealth, Tax & More, ein Jahr\n1.190,00 USD',
    'Gutschein SPRING\n-4,90 USD',
    '1.790 KI-Aufrufe über die enthaltenen 1.000 hinaus\n17,90 USD',
    'Wechsel zu Enterprise bis zum Ende des Zeitraums\n135,00 USD',
    'Steuer 8,1 %\n4,21 USD',
  ])
    expect(text).toContain(said);
});

it('[R-PORT-17] a German credit note keeps the reason as it was written', async () => {
  const line = { kind: 'credit', description: 'Credit for INV-000042: charged twice', amount: '-49.00' } as const;
  const { text } = await printed([line], { kind: 'credit_note', number: 'CN-000007' });
  expect(text).toContain('Gutschrift zu INV-000042: charged twice');
});

it('[R-PORT-17] a line that the platform does not write itself stays as it is', async () => {
  const { text } = await printed([{ kind: 'plan', description: '1 × Professional (at $49.00 / month)', amount: '49.00' }]);
  expect(text).toContain('1 × Professional (at $49.00 / month)');
});
