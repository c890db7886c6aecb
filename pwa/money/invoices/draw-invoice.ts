import { PDFDocument, registerStdFonts, type StructureElement, type TableCell } from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import TimesBold from 'pdfkit/standard-fonts/TimesBold';
import TimesRoman from 'pdfkit/standard-fonts/TimesRoman';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { InvoiceContent, InvoiceRow } from './invoice-content.ts';
import { loadPrintedFont, type PrintedFont } from './printed-font.ts';

/** The look of the tenant on the page. */
export interface InvoiceBrand {
  readonly name: string;
  /** Color of the line below the letterhead, as #rrggbb. */
  readonly color: string;
  /** True: the text is in Times. False: in Helvetica. A PDF may use these two without a font file in it. */
  readonly isSerif: boolean;
  /** A JPEG image. */
  readonly logo: ArrayBuffer | undefined;
}

const margin = 54;
const logoSize = [160, 44] as const;
const amountWidth = 120;
const ink = '#1a1a1a';
const muted = '#595959';
const hairline = '#c8c8c8';
const footerHeight = 30;

registerStdFonts(Helvetica, HelveticaBold, TimesRoman, TimesBold);

/** Names under which a document knows its two fonts. */
const regular = 'regular';
const bold = 'bold';

/** Draws an invoice as a tagged PDF: readers know its language, title, headings and table. */
export async function drawInvoice(asked: InvoiceContent, look: InvoiceBrand): Promise<Blob> {
  const font = await loadPrintedFont([...textsOf(asked), look.name], look.isSerif);
  const [content, brand] = [withTexts(asked, font.textOf), { ...look, name: font.textOf(look.name) }];
  const document = new PDFDocument({
    size: 'LETTER',
    margin,
    lang: spokenLocale() ?? 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    info: { Title: content.title, Author: brand.name, Creator: brand.name },
  });
  document.registerFont(regular, font.regular);
  document.registerFont(bold, font.bold);
  const root = document.struct('Document');
  document.addStructure(root);
  drawLetterhead(document, root, content.title, brand);
  drawFacts(document, root, content);
  drawParties(document, root, content);
  drawRows(document, root, content.rows);
  document.font(regular, 10).fillColor(ink);
  writeParagraph(document, root, 'P', content.state, margin, document.y + 18, contentWidth(document));
  for (const note of content.notes) writeParagraph(document, root, 'P', note, margin, document.y + 4, contentWidth(document));
  root.end();
  numberPages(document, content.title);
  const blob = toBlob(document);
  document.end();
  return blob;
}

/** All texts of the document in the characters of its font. */
function withTexts({ title, facts, parties, rows, state, notes }: InvoiceContent, textOf: PrintedFont['textOf']): InvoiceContent {
  return {
    title: textOf(title),
    facts: facts.map(({ label, value }) => ({ label: textOf(label), value: textOf(value) })),
    parties: parties.map((block) => ({ title: textOf(block.title), lines: block.lines.map(textOf) })),
    rows: rows.map((row) => ({ ...row, label: textOf(row.label), amount: textOf(row.amount) })),
    state: textOf(state),
    notes: notes.map(textOf),
  };
}

function textsOf({ title, facts, parties, rows, state, notes }: InvoiceContent): readonly string[] {
  return [
    title,
    state,
    ...notes,
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...parties.flatMap((block) => [block.title, ...block.lines]),
    ...rows.flatMap(({ label, amount }) => [label, amount]),
  ];
}

function contentWidth({ page }: PDFDocument): number {
  return page.width - 2 * margin;
}

/** Writes a wrapped paragraph with its place in the structure. Returns where the next one may begin. */
function writeParagraph(
  document: PDFDocument,
  parent: StructureElement,
  type: string,
  text: string,
  x: number,
  y: number,
  width: number,
): number {
  document.text(text, x, y, { width, lineGap: 2, structParent: parent, structType: type });
  return document.y;
}

function drawLetterhead(document: PDFDocument, root: StructureElement, title: string, { name, color, logo }: InvoiceBrand): void {
  const half = contentWidth(document) / 2;
  const [, logoHeight] = logoSize;
  let left = margin;
  if (logo !== undefined) {
    const figure = document.struct('Figure', { alt: t('Logo of {name}', { name: name }) }, [
      () => void document.image(logo, margin, margin, { fit: logoSize }),
    ]);
    root.add(figure);
    left = margin + logoHeight + 8;
  }
  document.font(bold, 13).fillColor(ink);
  const below = writeParagraph(document, root, 'P', name, margin, left, half - 12);
  document.font(bold, 20).fillColor(ink);
  const beside = writeParagraph(document, root, 'H1', title, margin + half, margin, half);
  const y = Math.max(below, beside) + 10;
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(margin, y, contentWidth(document), 3).fill(color);
  document.endMarkedContent();
  document.y = y + 20;
}

function drawFacts(document: PDFDocument, root: StructureElement, { facts }: InvoiceContent): void {
  for (const { label, value } of facts) {
    document.font(regular, 10).fillColor(ink);
    writeParagraph(document, root, 'P', `${label}: ${value}`, margin, document.y, contentWidth(document));
  }
  document.y += 14;
}

/** Seller and buyer side by side. */
function drawParties(document: PDFDocument, root: StructureElement, { parties }: InvoiceContent): void {
  const top = document.y;
  const half = contentWidth(document) / 2;
  const ends = parties.map(({ title, lines }, place) => {
    const x = margin + place * half;
    document.font(bold, 10).fillColor(muted);
    let y = writeParagraph(document, root, 'H2', title, x, top, half - 16) + 2;
    document.font(regular, 10).fillColor(ink);
    for (const line of lines) y = writeParagraph(document, root, 'P', line, x, y, half - 16);
    return y;
  });
  document.x = margin;
  document.y = Math.max(...ends) + 22;
}

function drawRows(document: PDFDocument, root: StructureElement, rows: readonly InvoiceRow[]): void {
  const last = rows.length;
  document.font(regular, 10).fillColor(ink);
  document.table({
    structParent: root,
    columnStyles: [{ width: '*' }, { width: amountWidth }],
    rowStyles: (row) => ({ border: row === last ? [1, 0, 1, 0] : [0, 0, 0.5, 0], borderColor: row === last ? ink : hairline }),
    defaultStyle: { padding: 6, textColor: ink },
    data: [[headingCell(t('Description'), 'left'), headingCell(t('Amount'), 'right')], ...rows.map(cellsOf)],
  });
}

function headingCell(text: string, align: 'left' | 'right'): TableCell {
  return { text, type: 'TH', scope: 'Column', align, font: { src: bold } };
}

function cellsOf({ label, amount, isTotal = false }: InvoiceRow): readonly TableCell[] {
  const font = { src: isTotal ? bold : regular };
  return [
    { text: label, type: 'TH', scope: 'Row', font },
    { text: amount, align: 'right', font },
  ];
}

function numberPages(document: PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Text below the bottom margin would otherwise begin a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font(regular, 8).fillColor(muted);
    const text = t('{title}, page {page} of {count}', { title, page: page - start + 1, count });
    document.text(text, margin, document.page.height - footerHeight, { width: contentWidth(document), align: 'center', lineBreak: false });
    document.endMarkedContent();
  }
}
