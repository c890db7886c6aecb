import { plural } from '#contract/language/t.ts';
import { builder } from './landing-page-values.ts';

export const columnRatiosText = (columns: number): string =>
  plural(
    columns,
    'Write {columns} whole number from 1 to 12 with colons between them, such as {columns2}.',
    'Write {columns} whole numbers from 1 to 12 with colons between them, such as {columns2}.',
    { columns, columns2: exampleRatios(columns) },
  );

/** The widths of a row's columns, from text like 2:1:1. undefined if the text does not fit the row; empty text: equal widths. */
export function columnRatios(text: string, columns: number): readonly number[] | undefined {
  if (text === '') return Array.from({ length: columns }, () => 1);
  if (!/^\d{1,2}(?::\d{1,2}){0,5}$/.test(text)) return undefined;
  const parts = text.split(':').map(Number);
  return parts.length === columns && parts.every((part) => part >= 1 && part <= 12) ? parts : undefined;
}

/** Handling of typed ratios in the properties panel: a row keeps its ratios while the text is invalid. */
export function withColumnRatios<Row extends { readonly columns: number; readonly columnRatios?: string | undefined }>(
  row: Row,
  typed: string,
): { readonly row: Row; readonly problem: string | undefined } {
  const text = typed.replaceAll(/\s/g, '');
  if (columnRatios(text, row.columns) === undefined) return { row, problem: columnRatiosText(row.columns) };
  return { row: { ...row, columnRatios: text }, problem: undefined };
}

function exampleRatios(columns: number): string {
  return Array.from({ length: columns }, (_, place) => (place === 0 && columns !== builder.columnCounts[0] ? 2 : 1)).join(':');
}
