import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { evaluateSaved } from '#app/calculate/workbench/calculation/evaluate-saved.ts';
import { tablesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { writeWorkbook } from '#app/device/spreadsheet/workbook.ts';
import { answerSheets } from './answer-sheets.ts';

async function workbookOf(
  id: string,
  inputs: Readonly<Record<string, number | string | boolean>>,
  title?: string,
  notes: readonly string[] = [],
) {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  const outcome = evaluateSaved(calculator, calculator.inputs, inputs);
  if (outcome.kind !== 'answer') throw new Error(`${id} has no answer.`);
  const source = { calculator, inputs: calculator.inputs, answer: outcome.answer, title: title ?? calculator.title, notes };
  const file = Buffer.from(await (await writeWorkbook(answerSheets(source, new Set()))).arrayBuffer());
  return { answer: outcome.answer, file };
}

/** The text of the parts of the file that hold cells. */
function sheetsIn(file: Buffer): readonly string[] {
  return Object.entries(unzipSync(new Uint8Array(file))).flatMap(([path, bytes]) =>
    path.startsWith('xl/worksheets/sheet') ? [new TextDecoder().decode(bytes)] : [],
  );
}

/** Formulas of a sheet by their address. */
function formulasIn(sheet: string): ReadonlyMap<string, string> {
  return new Map([...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f>/g)].map(([, at = '', formula = '']) => [at, formula]));
}

describe('a spreadsheet of an answer', () => {
  it('holds inputs and results as numbers, percentages as fractions, for another reader', async () => {
    const { answer, file } = await workbookOf('mortgage-payment', { homePrice: 456789.01 });
    const [first] = await readXlsxFile(file);
    const rows = first?.data ?? [];
    const figureOf = (label: string) => rows.find(([cell]) => cell === label)?.[1];
    expect(first?.sheet).toBe('Mortgage Payment');
    expect(figureOf('Home price')).toBe(456789.01);
    expect(figureOf('Interest rate')).toBe(Number(answer.inputs.interestRate) / 100);
    expect(rows.flat().filter((cell) => typeof cell === 'number').length).toBeGreaterThan(8);
  });

  it('calculates an amortization in the spreadsheet itself, to the cent of our own schedule', async () => {
    const { answer, file } = await workbookOf('home-equity-loan', { interestRate: 7.3 });
    const [first = '', schedule = ''] = sheetsIn(file);
    const formulas = formulasIn(schedule);
    expect(formulasIn(first).size).toBe(0);
    const [own] = Object.values(answer.results).flatMap((value) => (Array.isArray(value) && typeof value[0] === 'object' ? [value] : []));
    expect(formulas.size).toBe((own?.length ?? 0) * 3 - 2);
    expect(formulas.get('D2')).toBe('B2-C2');
    expect(formulas.get('E3')).toBe('E2-D3');
    expect(formulas.get('C3')).toMatch(/^ROUND\(E2\*'Home Equity Loan'!\$B\$\d+\/12,2\)$/);
    const [inputs] = await readXlsxFile(file);
    const row = Number(/\$B\$(\d+)/.exec(formulas.get('C3') ?? '')?.[1]);
    expect(inputs?.data[row - 1]?.[1]).toBeCloseTo(0.073, 10);
  });

  it('shows the value of each formula where nothing is calculated', async () => {
    const { answer, file } = await workbookOf('home-equity-loan', { interestRate: 7.3 });
    const [, schedule = ''] = sheetsIn(file);
    const written = [...schedule.matchAll(/<f>[^<]*<\/f><v>([^<]*)<\/v>/g)].map(([, value]) => Number(value));
    const rows = tablesOf(answer.results, (await loadCalculator('home-equity-loan'))?.results ?? {})[0]?.rows ?? [];
    const wanted = rows.flatMap(({ interest, principal, balance }, at) => (at === 0 ? [principal] : [interest, principal, balance]));
    expect(written).toEqual(wanted);
    const [, sheet] = await readXlsxFile(file);
    expect(sheet?.data.at(-1)).toEqual(Object.values(rows.at(-1) ?? {}));
  });

  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")', "=cmd|' /C calc'!A0"])(
    'keeps a title and a note %j as text that no spreadsheet calculates',
    async (text) => {
      const { file } = await workbookOf('debt-payoff', {}, text, [text]);
      const [first] = await readXlsxFile(file);
      expect(first?.data.flat().filter((cell) => typeof cell === 'string' && cell.trim() === text.trim()).length).toBe(2);
      const [cells = ''] = sheetsIn(file);
      expect(cells).not.toContain('<f>');
    },
  );
});
