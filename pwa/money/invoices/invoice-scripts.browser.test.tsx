import { extractText, getDocumentProxy } from 'unpdf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '#contract/money/billing.ts';
import { downloadInvoice } from './download-invoice.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const day = new Date('2026-11-01T00:00:00.000Z');
const invoice: Invoice = {
  id: '019600aa-0000-7000-8000-000000000011',
  number: 'INV-000042',
  kind: 'invoice',
  amount: '49.00',
  currency: 'usd',
  status: 'paid',
  lines: [{ kind: 'plan', description: 'Professional, one month', amount: '49.00' }],
  buyer: { tenantName: 'Acme', email: null, company: '', address: '', taxId: '' },
  seller: { name: '', address: '', taxId: '' },
  periodStart: null,
  periodEnd: null,
  dueDate: null,
  paidAt: day,
  createdAt: day,
};

/** The text of the invoice of a tenant with this name, as another reader sees it, and the size of the file. */
async function printed(tenantName: string): Promise<{ readonly text: string; readonly bytes: number }> {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content);
    return 'blob:invoice';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await downloadInvoice({ invoice: { ...invoice, buyer: { ...invoice.buyer, tenantName } }, brand: {}, tenantName: 'Acme' });
  const [file] = saved;
  if (file === undefined) throw new Error('Nothing was saved.');
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  return { text, bytes: file.size };
}

describe('the PDF of an invoice', () => {
  it.each(['Łódź Doradztwo Sp. z o.o.', 'Ελληνική Εταιρεία', 'ООО «Вектор»', '東京ファイナンシャル', 'Łódź 東京 Ελλάς'])(
    'prints the name %s as it was typed',
    async (name) => {
      const { text, bytes } = await printed(name);
      expect(text).toContain(name);
      expect(text).toContain('$49.00 USD');
      // Only the glyphs in use are in the file, not the font of 0.6 or 1.7 MB.
      expect(bytes).toBeLessThan(150_000);
    },
  );

  it('loads no font for a name in Western European letters', async () => {
    const loaded = vi.spyOn(globalThis, 'fetch');
    expect((await printed('Müller & Søn')).text).toContain('Müller & Søn');
    expect(loaded.mock.calls.map(([address]) => String(address)).filter((address) => address.includes('.ttf'))).toEqual([]);
  });

  it('keeps plain letters where the font cannot be loaded', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await printed('Łódź 東京')).text).toContain('Lódz ??');
  });
});
