import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { SheetCell, WorkbookSheet } from './sheets.ts';
import { writeWorkbook } from './workbook.ts';

const bytesOf = async (sheets: readonly WorkbookSheet[]) => new Uint8Array(await (await writeWorkbook(sheets)).arrayBuffer());

async function readBack(...rows: readonly (readonly SheetCell[])[]) {
  const file = await bytesOf([{ name: 'One', rows, widths: [] }]);
  const [sheet] = await readXlsxFile(Buffer.from(file));
  return sheet?.data;
}

async function textOf(path: string, ...sheets: readonly WorkbookSheet[]): Promise<string> {
  return new TextDecoder().decode(unzipSync(await bytesOf(sheets))[path]);
}

const text = (content: string): SheetCell => ({ kind: 'text', text: content });

describe('a spreadsheet file', () => {
  it('is read by another program, sheet by sheet', async () => {
    const file = await bytesOf([
      { name: 'R&D <"1">', rows: [[text('Price'), { kind: 'number', value: 1234.56, format: 'dollars' }]], widths: [36, 18] },
      { name: 'Büro', rows: [[text('é€🏠')], [{ kind: 'number', value: -0.0725, format: 'percent' }]], widths: [] },
    ]);
    expect(await readXlsxFile(Buffer.from(file))).toEqual([
      { sheet: 'R&D <"1">', data: [['Price', 1234.56]] },
      { sheet: 'Büro', data: [['é€🏠'], [-0.0725]] },
    ]);
  });

  it('keeps the place of cells beside and below empty ones', async () => {
    expect(await readBack([text('a'), text(''), text('c')], [], [text(''), text('b')])).toEqual([
      ['a', null, 'c'],
      [null, null, null],
      [null, 'b', null],
    ]);
  });

  it.each(['a < b & "c" > \'d\'', 'two\nlines', '</t></is>', '&amp;', '  spaces  ', '_x0041_'])('keeps the text %j', async (content) => {
    const [[cell] = []] = (await readBack([text(content)])) ?? [];
    expect(String(cell).trim()).toBe(content.trim());
  });

  it('leaves out the characters that no XML file can hold', async () => {
    expect(await readBack([text('a\u0000b\u0001c\u001f\ufffe')])).toEqual([['abc']]);
    expect(await readBack([text('half \ud83c of a character')])).toEqual([['half \ufffd of a character']]);
  });

  it('keeps numbers of any size, and shows an error for one that is none', async () => {
    expect(await readBack([1e21, -0.1, 1e-7, 0.1 + 0.2].map((value) => ({ kind: 'number', value })))).toEqual([
      [1e21, -0.1, 1e-7, 0.1 + 0.2],
    ]);
    const rows = [[Number.NaN, Number.POSITIVE_INFINITY].map((value) => ({ kind: 'number', value }) as const)];
    const sheet = await textOf('xl/worksheets/sheet1.xml', { name: 'One', rows, widths: [] });
    expect(sheet).toContain('<c r="A1" t="e"><v>#NUM!</v></c><c r="B1" t="e"><v>#NUM!</v></c>');
  });

  it('writes a formula with its value, and the widths of the columns', async () => {
    const sheet = await textOf('xl/worksheets/sheet1.xml', {
      name: 'One',
      rows: [[{ kind: 'formula', formula: 'IF(B1<2,"a",B1)', value: 7.5, format: 'dollars' }]],
      widths: [36, 12],
    });
    expect(sheet).toContain('<f>IF(B1&lt;2,"a",B1)</f><v>7.5</v></c>');
    const widths = [...sheet.matchAll(/<col min="(\d+)" max="\1" width="(\d+)"/g)].map(([, column, width]) => [column, width]);
    expect(widths).toEqual([
      ['1', '36'],
      ['2', '12'],
    ]);
  });

  it('shows dollars, percentages, and bold text by a style that the file declares', async () => {
    const rows: WorkbookSheet['rows'] = [
      [
        { kind: 'text', text: 'Title', isBold: true },
        { kind: 'number', value: 1, format: 'dollars' },
        { kind: 'number', value: 1, format: 'percent' },
      ],
    ];
    const sheet = await textOf('xl/worksheets/sheet1.xml', { name: 'One', rows, widths: [] });
    const styles = await textOf('xl/styles.xml', { name: 'One', rows, widths: [] });
    const used = [...sheet.matchAll(/ s="(\d)"/g)].map(([, style]) => Number(style));
    const declared = /<cellXfs.*<\/cellXfs>/.exec(styles)?.[0].match(/<xf[^>]*>/g) ?? [];
    const fonts = /<fonts.*<\/fonts>/.exec(styles)?.[0].match(/<font>.*?<\/font>/g) ?? [];
    const formats = new Map([...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
    const shown = used.map((style) => {
      const named = (attribute: string) => new RegExp(`${attribute}="(\\d+)"`).exec(declared[style] ?? '')?.[1] ?? '0';
      return { isBold: fonts[Number(named('fontId'))]?.includes('<b/>'), format: formats.get(named('numFmtId')) };
    });
    expect(shown).toEqual([
      { isBold: true, format: undefined },
      { isBold: false, format: '&quot;$&quot;#,##0.00' },
      { isBold: false, format: '0.00%' },
    ]);
  });
});
