import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { formatResult, type NamedTable, plainKind, tablesOf, tilesOf } from '#app/calculate/workbench/calculation/format-result.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import { type RateCell, recurrencesOf } from '#app/calculate/workbench/calculation/recurrences.ts';
import { fieldLabel, resultLabel } from '#app/calculate/workbench/calculation/result-label.ts';
import { type CellFormat, cellAddress, type SheetCell, sheetName, type WorkbookSheet } from '#app/device/spreadsheet/sheets.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, AnyRow, AnyValue, Input, InputRecord, ResultKind } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';
import { headlineText } from './answer-figures.ts';

export interface SheetSource {
  readonly calculator: AnyCalculator;
  readonly inputs: InputRecord;
  readonly answer: Answer;
  readonly title: string;
  /** Lines under the sentence: the set of figures, and a note of the report. */
  readonly notes: readonly string[];
}

/** The sheets of one answer: inputs and results on the first, each table on one of its own. */
export function answerSheets({ calculator, inputs, answer, title, notes }: SheetSource, taken: Set<string>): readonly WorkbookSheet[] {
  const name = nameOf(title, taken);
  const titleRows = [
    [text(title, true)],
    [text(`${headlineText(calculator, answer)} ${answer.headline.per ?? ''}`.trim())],
    [text(answer.sentence.replaceAll('**', ''))],
    ...notes.map((note) => [text(note)]),
    [],
    [text(t('Inputs'), true)],
  ];
  const entries = Object.entries(inputs);
  const inputRows = entries.map(([id, input]) => [text(input.label), inputCell(input, answer.inputs[id]), text(unitOf(input))]);
  const resultRows = tilesOf(answer.results, calculator.results, calculator.suite).map((tile) => [
    text(resultLabel(calculator, tile.name)),
    valueCell(tile.kind, tile.value),
  ]);
  const first: WorkbookSheet = {
    name,
    rows: [...titleRows, ...inputRows, [], [text(t('Results'), true)], ...resultRows],
    widths: [36, 18, 12],
  };
  const addressOf = (id: string) => cellAddress(1, titleRows.length + 1 + entries.findIndex(([each]) => each === id), name);
  const rates = rateCells(inputs, answer.inputs, addressOf);
  const tables = tablesOf(answer.results, calculator.results);
  return [
    first,
    ...tables.map((table) => {
      const tableName = nameOf(tables.length === 1 ? t('{name} schedule', { name }) : `${name} ${fieldLabel(table.name)}`, taken);
      return tableSheet(tableName, table, rates);
    }),
  ];
}

function nameOf(title: string, taken: Set<string>): string {
  const name = sheetName(title, taken);
  taken.add(name.toLowerCase());
  return name;
}

function rateCells(inputs: InputRecord, values: AnyInputs, addressOf: (id: string) => string): readonly RateCell[] {
  return Object.entries(inputs).flatMap(([id, input]) => {
    const value = values[id];
    return input.type === 'percentage' && typeof value === 'number' ? [{ rate: value / 100, address: addressOf(id) }] : [];
  });
}

function tableSheet(name: string, table: NamedTable, rates: readonly RateCell[]): WorkbookSheet {
  const columns = Object.keys(table.columns);
  const recurrences = new Map(recurrencesOf(table, rates).map((each) => [each.column, each]));
  const cellOf = (row: AnyRow, at: number, column: string): SheetCell => {
    const kind = table.columns[column] ?? 'text';
    const recurrence = at === 0 && column !== 'principal' ? undefined : recurrences.get(column);
    if (recurrence === undefined) return valueCell(kind, row[column] ?? null);
    const address = (line: number) => (other: string) => cellAddress(columns.indexOf(other), line);
    // The first row of figures is the second of the sheet.
    const formula = recurrence.formula(address(at + 2), address(at + 1));
    return { kind: 'formula', formula, value: Number(row[column]), ...withFormat(formatOf(kind)) };
  };
  return {
    name,
    rows: [
      columns.map((column) => text(fieldLabel(column), true)),
      ...table.rows.map((row, at) => columns.map((column) => cellOf(row, at, column))),
    ],
    widths: columns.map(() => 16),
  };
}

function text(value: string, isBold = false): SheetCell {
  return isBold ? { kind: 'text', text: value, isBold } : { kind: 'text', text: value };
}

/** Percentages become fractions, as spreadsheets hold them. */
function inputCell(input: Input, value: AnyInputs[string] | undefined): SheetCell {
  if (typeof value !== 'number') return text(inputText(input, value));
  if (input.type === 'percentage') return { kind: 'number', value: value / 100, format: 'percent' };
  return { kind: 'number', value, ...withFormat(input.type === 'currency' ? 'dollars' : undefined) };
}

function unitOf(input: Input): string {
  return input.type === 'number' ? (input.unit ?? '') : '';
}

function valueCell(declared: ResultKind, value: AnyValue): SheetCell {
  const kind = plainKind(declared);
  if (typeof value !== 'number') return text(value === null ? '' : formatResult(kind, value));
  const format = formatOf(declared);
  return { kind: 'number', value: format === 'percent' ? value / 100 : value, ...withFormat(format) };
}

function formatOf(declared: ResultKind): CellFormat | undefined {
  const kind = plainKind(declared);
  if (kind === 'money' || kind === 'balance') return 'dollars';
  return kind === 'percent' ? 'percent' : undefined;
}

function withFormat(format: CellFormat | undefined) {
  return format === undefined ? {} : { format };
}
