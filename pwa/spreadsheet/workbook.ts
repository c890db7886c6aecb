import writeXlsxFile, { type CellObject, type Feature } from 'write-excel-file/universal';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Text is always text: a spreadsheet never takes it for a formula, whatever it begins with. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string; readonly isBold?: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly format?: CellFormat }
  /** The value is shown by viewers that calculate nothing. */
  | { readonly kind: 'formula'; readonly formula: string; readonly value: number; readonly format?: CellFormat };

export type CellFormat = 'dollars' | 'percent';

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[];
}

const formats = { dollars: '"$"#,##0.00', percent: '0.00%' } as const;

export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: rows.map((row) => row.map(writtenCell)),
      columns: widths.map((width) => ({ width })),
    })),
    { features: [formulaValues(sheets)] },
  ).toBlob();
}

/** Writes the value of each formula beside it, which the library leaves out. */
function formulaValues(sheets: readonly WorkbookSheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const values = valuesByAddress(sheets[sheetIndex]?.rows ?? []);
            return xml.replaceAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>/g, (cell, address: string) => {
              const value = values.get(address);
              return value === undefined ? cell : `${cell}<v>${value}</v>`;
            });
          },
        },
      },
    },
  };
}

function valuesByAddress(rows: WorkbookSheet['rows']): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row, line) =>
      row.flatMap((cell, column) => (cell.kind === 'formula' ? [[cellAddress(column, line + 1), cell.value] as const] : [])),
    ),
  );
}

function writtenCell(cell: SheetCell): CellObject {
  switch (cell.kind) {
    case 'text':
      return { type: String, value: cell.text, ...(cell.isBold === true ? { fontWeight: 'bold' } : {}) };
    case 'number':
      return { type: Number, value: cell.value, ...formatOf(cell.format) };
    case 'formula':
      return { type: 'Formula', value: cell.formula, ...formatOf(cell.format) };
  }
}

function formatOf(format: CellFormat | undefined) {
  return format === undefined ? {} : { format: formats[format] };
}

/** Excel refuses a file with a sheet of this name. */
const reservedName = 'history';

/** A name that a spreadsheet accepts and that no other sheet has: at most 31 characters, without those of references. */
export function sheetName(wanted: string, taken: ReadonlySet<string>): string {
  const plain = wanted.replaceAll(/[[\]:*?/\\']/g, ' ').trim() || 'Sheet';
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? '' : ` ${copy}`;
    const name = `${cut(plain, 31 - suffix.length).trim()}${suffix}`;
    if (name.toLowerCase() !== reservedName && !taken.has(name.toLowerCase())) return name;
  }
}

/** The beginning of a text, never with half of a character that takes two places. */
function cut(text: string, length: number): string {
  const beginning = text.slice(0, length);
  return beginning.isWellFormed() ? beginning : beginning.slice(0, -1);
}

/** B7, or 'Answer'!$B$7 from another sheet. */
export function cellAddress(column: number, row: number, sheet?: string): string {
  const letter = String.fromCharCode(65 + column);
  return sheet === undefined ? `${letter}${row}` : `'${sheet}'!$${letter}$${row}`;
}
