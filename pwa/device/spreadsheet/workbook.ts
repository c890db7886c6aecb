import { type Cell, type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import type { CellFormat, SheetCell, WorkbookSheet } from './sheets.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bold: CellStyle = { font: { name: 'Calibri', size: 11, bold: true } };
const styleOf = { dollars: { numFmt: '"$"#,##0.00' }, percent: { numFmt: '0.00%' } } as const satisfies Readonly<
  Record<CellFormat, CellStyle>
>;

/** An .xlsx file. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const bytes = await writeXlsx({ sheets: sheets.map(writtenSheet) });
  return new Blob([new Uint8Array(bytes)], { type: workbookType });
}

function writtenSheet({ name, rows, widths }: WorkbookSheet): WriteSheet {
  const cells = rows.flatMap((row, line) =>
    row.flatMap((cell, column) => writtenCell(cell).map((each) => [`${line},${column}`, each] as const)),
  );
  return { name, columns: widths.map((width) => ({ width })), rows: [], cells: new Map(cells) };
}

/** An empty text is no cell. */
function writtenCell(cell: SheetCell): readonly Partial<Cell>[] {
  if (cell.kind === 'text') return cell.text === '' ? [] : [{ value: plainText(cell.text), ...(cell.isBold === true && { style: bold }) }];
  const style = cell.format === undefined ? {} : { style: styleOf[cell.format] };
  const content: Partial<Cell> = Number.isFinite(cell.value) ? { value: cell.value } : { value: '#NUM!' };
  return [cell.kind === 'formula' ? { ...style, formula: cell.formula, formulaResult: cell.value } : { ...content, ...style }];
}

/** A text without the characters that XML 1.0 cannot hold. Spreadsheets read _x0041_ as an A unless its first character is escaped. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_');
}
