import { downloadFile } from '#app/ui/download-file.ts';
import type { Invoice } from '#contract/money/billing.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { invoiceContent, invoiceTitle } from './invoice-content.ts';
import { loadLogo } from './load-logo.ts';

interface Issued {
  readonly invoice: Invoice;
  readonly brand: Brand;
  readonly tenantName: string;
}

const plainColor = '#404040';

/** Makes the PDF of an invoice on this device and saves it. The library that draws it is loaded with the first invoice. */
export async function downloadInvoice({ invoice, brand, tenantName }: Issued): Promise<void> {
  const [{ drawInvoice }, logo] = await Promise.all([import('./draw-invoice.ts'), loadLogo(brand.logoUrl)]);
  const { accent, headerColor = accent ?? plainColor, font } = brand;
  const look = { name: brand.logoText ?? tenantName, color: headerColor, isSerif: font === 'serif', logo };
  const pdf = await drawInvoice(invoiceContent(invoice), look);
  const name = invoiceTitle(invoice)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  downloadFile(`${name}.pdf`, 'application/pdf', pdf);
}
