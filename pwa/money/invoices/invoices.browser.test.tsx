import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ReadPdf, readPdf } from '#app/testing/read-pdf.ts';
import type { Invoice } from '#contract/money/billing.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { downloadInvoice } from './download-invoice.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const invoice: Invoice = {
  id: '019600aa-0000-7000-8000-000000000011',
  number: 'INV-000042',
  kind: 'invoice',
  amount: '56.21',
  currency: 'usd',
  status: 'paid',
  lines: [
    { kind: 'plan', description: 'Professional, one month', amount: '49.00' },
    { kind: 'coupon', description: 'Coupon SPRING', amount: '-4.90' },
    { kind: 'ai', description: '790 AI calls beyond the 1000 included', amount: '7.90' },
    { kind: 'tax', description: 'Tax 8.1 %', amount: '4.21' },
  ],
  buyer: {
    tenantName: 'Acme Advisors',
    email: 'bills@acme.test',
    company: 'Acme Advisors LLC',
    address: '1 Main Street, Springfield, IL 62701',
    taxId: 'US-12-345',
  },
  seller: { name: 'Calculators Inc.', address: '2 Market Street, Chicago', taxId: '98-765' },
  periodStart: day('2026-11-01'),
  periodEnd: day('2026-12-01'),
  dueDate: day('2026-11-01'),
  paidAt: day('2026-11-02'),
  createdAt: day('2026-11-01'),
};
const brand = { accent: '#0f766e', logoText: 'Acme' };

/** Downloads the invoice and reads the saved file back. */
async function printed(shown: Partial<Invoice> = {}, look: object = brand): Promise<ReadPdf & { readonly name: string }> {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:invoice';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await downloadInvoice({ invoice: { ...invoice, ...shown }, brand: look, tenantName: 'Acme Advisors' });
  const [file] = saved;
  if (file === undefined) throw new Error('Nothing was saved.');
  expect(file.type).toBe('application/pdf');
  return { ...(await readPdf(file)), name: names[0] ?? '' };
}

describe('the PDF of an invoice', () => {
  it('[R-PORT-17] names number, dates, seller and buyer, every line, the tax, and the total', async () => {
    const { lines, pages, name } = await printed();
    expect(name).toBe('invoice-inv-000042.pdf');
    expect(pages).toBe(1);
    expect(lines).toEqual([
      'Acme',
      'Invoice INV-000042',
      'Number: INV-000042',
      'Date: Nov 1, 2026',
      'Due: Nov 1, 2026',
      'Period: Nov 1, 2026 to Dec 1, 2026',
      'From',
      'Calculators Inc.',
      '2 Market Street, Chicago',
      'Tax ID 98-765',
      'Billed to',
      'Acme Advisors LLC',
      'Acme Advisors',
      '1 Main Street, Springfield, IL 62701',
      'Tax ID US-12-345',
      'bills@acme.test',
      'Description',
      'Amount',
      'Professional, one month',
      '$49.00 USD',
      'Coupon SPRING',
      '-$4.90 USD',
      '790 AI calls beyond the 1,000 included',
      '$7.90 USD',
      'Subtotal',
      '$52.00 USD',
      'Tax 8.1%',
      '$4.21 USD',
      'Total',
      '$56.21 USD',
      'Paid on Nov 2, 2026. Nothing is due.',
      'Invoice INV-000042, page 1 of 1',
    ]);
  });

  it('says which days the AI calls are from, and why the amount is the minimum', async () => {
    const description = '1 AI calls beyond the 1000 included, 2026-10-01 to 2026-10-31 (minimum charge)';
    const { lines } = await printed({ lines: [{ kind: 'ai', description, amount: '5.00' }] });
    expect(lines.join(' ')).toContain('1 AI calls beyond the 1,000 included, Oct 1, 2026 to Oct 31, 2026 (minimum charge)');
  });

  it('shows the credit that has paid a part after the total, and what is left to pay', async () => {
    const used = { kind: 'balance', description: 'Credit from earlier credit notes', amount: '-10.00' } as const;
    const { lines } = await printed({ amount: '46.21', lines: [...invoice.lines, used] });
    const text = lines.join(' ');
    expect(text).toContain('Subtotal $52.00 USD Tax 8.1% $4.21 USD Total $56.21 USD');
    expect(text).toContain('Total $56.21 USD Credit from earlier credit notes -$10.00 USD Amount due $46.21 USD');
  });

  it('names rate, basis, and place of the tax', async () => {
    const description = 'USt. 19 % of 49.00 (DE)';
    const { lines } = await printed({ lines: [{ kind: 'tax', description, amount: '9.31' }] });
    expect(lines.join(' ')).toContain('USt. 19% of 49.00, Germany');
  });

  it('says reverse charge to a firm with a VAT ID in another member state', async () => {
    const seller = { name: 'Rechner GmbH', address: 'Berlin', taxId: 'DE136695976', country: 'DE' };
    const sentence = 'Reverse charge: the recipient of the service is liable for the VAT.';
    const buyer = { ...invoice.buyer, country: 'FR', taxId: 'FR40303265045' };
    expect((await printed({ seller, buyer })).lines).toContain(sentence);
    expect((await printed({ seller, buyer: { ...buyer, taxId: '' } })).lines).not.toContain(sentence);
  });

  it('is a tagged document with a language and a title', async () => {
    const { objects } = await printed();
    expect(objects).toContain('/Lang (en-US)');
    expect(objects).toMatch(/\/Title \d+ 0 R/);
    expect(objects).toContain('\n(Invoice INV-000042)\n');
    for (const kind of ['/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Table', '/S /TH', '/Scope /Column'])
      expect(objects).toContain(kind);
  });

  it('of a credit note says so, with a negative total and no due day', async () => {
    const description = 'Credit for INV-000042: charged twice';
    const { lines, name } = await printed({
      kind: 'credit_note',
      number: 'CN-000007',
      amount: '-56.21',
      lines: [{ kind: 'credit', description, amount: '-56.21' }],
    });
    expect(name).toBe('credit-note-cn-000007.pdf');
    expect(lines).toContain('Credit note CN-000007');
    expect(lines.join('\n')).toContain(`${description}\n-$56.21 USD\nTotal credited\n-$56.21 USD`);
    expect(lines.filter((line) => line.startsWith('Due'))).toEqual([]);
  });

  it('of an unpaid invoice says what is due, and names no seller before the platform has one', async () => {
    const { lines } = await printed({ status: 'pending', paidAt: null, seller: { name: '', address: '', taxId: '' } });
    expect(lines).toContain('Not paid yet: $56.21 USD due on Nov 1, 2026.');
    expect(lines).not.toContain('From');
  });

  it('breaks a long name, and continues on numbered pages', async () => {
    const company = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
    const many = Array.from({ length: 60 }, (_, place) => ({ kind: 'ai', description: `Line ${place + 1}`, amount: '1.00' }) as const);
    const { lines, pages } = await printed({ buyer: { ...invoice.buyer, company }, lines: many, amount: '60.00' });
    expect(lines).not.toContain(company);
    expect(lines.join('')).toContain(company);
    expect(pages).toBe(3);
    for (const { description } of many) expect(lines).toContain(description);
    for (const page of [1, 2, 3]) expect(lines).toContain(`Invoice INV-000042, page ${page} of 3`);
  });

  it('carries the logo and the color of the tenant', async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 20;
    canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
    const { objects } = await printed({}, { ...brand, logoUrl: canvas.toDataURL() });
    expect(objects).toContain('/Subtype /Image');
    expect(objects).toContain('/Alt (Logo of Acme)');
  });

  it('is set in Times for a firm with a serif font, and in Helvetica for every other', async () => {
    const fontsOf = async (font: Brand['font']) =>
      (await printed({}, { ...brand, font })).objects.match(/\/BaseFont \/[A-Za-z-]+/g)?.toSorted();
    const unique = async (font: Brand['font']) => [...new Set(await fontsOf(font))];
    expect(await unique('serif')).toEqual(['/BaseFont /Times-Bold', '/BaseFont /Times-Roman']);
    expect(await unique('rounded')).toEqual(['/BaseFont /Helvetica', '/BaseFont /Helvetica-Bold']);
  });

  it('is made without a logo that cannot be loaded', async () => {
    const { objects, lines } = await printed({}, { ...brand, logoUrl: 'data:image/png;base64,AAAA' });
    expect(objects).not.toContain('/Subtype /Image');
    expect(lines[0]).toBe('Acme');
  });
});
