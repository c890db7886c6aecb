import { type CellFormat, cellAddress, type SheetCell, type WorkbookSheet } from './sheets.ts';
import { type ZippedFile, zipFiles } from './zip.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packages = `${schemas}/package/2006`;
const contentType = 'application/vnd.openxmlformats';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** An .xlsx file. Reference: ECMA-376, part 1, section 18 (SpreadsheetML), and part 2, section 10 (packages). */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  return new Blob([await zipFiles(workbookFiles(sheets))], { type: workbookType });
}

function workbookFiles(sheets: readonly WorkbookSheet[]): readonly ZippedFile[] {
  return [
    { path: '[Content_Types].xml', text: contentTypes(sheets) },
    { path: '_rels/.rels', text: relationships([['officeDocument', 'xl/workbook.xml']]) },
    { path: 'xl/workbook.xml', text: workbook(sheets) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      text: relationships([...sheets.map((_, at) => ['worksheet', `worksheets/${fileOf(at)}`] as const), ['styles', 'styles.xml']]),
    },
    { path: 'xl/styles.xml', text: styles },
    ...sheets.map((sheet, at) => ({ path: `xl/worksheets/${fileOf(at)}`, text: worksheet(sheet) })),
  ];
}

function fileOf(sheet: number): string {
  return `sheet${sheet + 1}.xml`;
}

function contentTypes(sheets: readonly WorkbookSheet[]): string {
  const override = (path: string, kind: string) =>
    `<Override PartName="/xl/${path}" ContentType="${contentType}-officedocument.spreadsheetml.${kind}+xml"/>`;
  const worksheets = sheets.map((_, at) => override(`worksheets/${fileOf(at)}`, 'worksheet')).join('');
  return `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="${contentType}-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${worksheets}</Types>`;
}

/** Relationships with the ids rId1, rId2, and so on. */
function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const rows = targets.map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${kind}" Target="${target}"/>`);
  return `${declaration}<Relationships xmlns="${packages}/relationships">${rows.join('')}</Relationships>`;
}

function workbook(sheets: readonly WorkbookSheet[]): string {
  const rows = sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${rows.join('')}</sheets></workbook>`;
}

/** Places in the list of styles below. The first one is plain. */
const bold = 1;
const styleOf = { dollars: 2, percent: 3 } as const satisfies Readonly<Record<CellFormat, number>>;

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** Programs reserve the ids of number formats below 164. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="0.00%"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;

function worksheet({ rows, widths }: WorkbookSheet): string {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  const lines = rows.map(
    (row, line) => `<row r="${line + 1}">${row.map((cell, column) => writtenCell(cell, column, line + 1)).join('')}</row>`,
  );
  return `${declaration}<worksheet xmlns="${main}">${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** An empty text is no cell. */
function writtenCell(cell: SheetCell, column: number, row: number): string {
  const open = `<c r="${cellAddress(column, row)}"`;
  if (cell.kind !== 'text') {
    const style = cell.format === undefined ? '' : ` s="${styleOf[cell.format]}"`;
    const formula = cell.kind === 'formula' ? `<f>${escaped(cell.formula)}</f>` : '';
    const isNumber = Number.isFinite(cell.value);
    return `${open}${style}${isNumber ? '' : ' t="e"'}>${formula}<v>${isNumber ? cell.value : '#NUM!'}</v></c>`;
  }
  if (cell.text === '') return '';
  const style = cell.isBold === true ? ` s="${bold}"` : '';
  return `${open}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.text)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** A text for XML, without the characters that XML 1.0 cannot hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? '');
}
