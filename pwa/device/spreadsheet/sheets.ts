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
  const letters = columnLetters(column);
  return sheet === undefined ? `${letters}${row}` : `'${sheet}'!$${letters}$${row}`;
}

/** A to Z, then AA to ZZ. */
function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${columnLetters(Math.floor(column / 26) - 1)}${last}`;
}
