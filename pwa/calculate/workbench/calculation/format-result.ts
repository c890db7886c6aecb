import type { AnyRow, AnyValue, ColumnRecord, ResultKind, ResultRecord, ScalarKind, Suite } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';
import { dollars, duration, factor, multiple, number, percent, shortDuration, wholeDollars, yearsText } from '#contract/language/words.ts';

/** Kinds that are one figure or word. Lists and groups do not become tiles. */
export type TileKind = Exclude<ScalarKind, 'list' | 'group'>;

/** Precision: whole figures for the business suite and for headlines of a thousand dollars and more, cents elsewhere. */
export interface Precision {
  readonly whole?: boolean;
  /** For tiles: 21 years 10 months instead of 21 years and 10 months. */
  readonly short?: boolean;
}

/** A result as a person reads it. An unknown value is never shown as a figure. */
export function formatResult(kind: ScalarKind, value: AnyValue | undefined, { whole = false, short = false }: Precision = {}): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'string') return t(value);
  if (typeof value === 'object') return Array.isArray(value) ? value.map(String).join('; ') : '—';
  switch (kind) {
    case 'money':
    case 'balance':
      return whole ? wholeDollars(value) : dollars(value);
    case 'percent':
      return percent(value);
    case 'years':
      return yearsText(value);
    case 'months':
      return short ? shortDuration(value) : duration(value);
    case 'times':
      return `${multiple(value)}×`;
    case 'factor':
      return factor(value);
    case 'count':
      return number(Math.round(value));
    case 'number':
    case 'text':
    case 'flag':
    case 'list':
    case 'group':
      return number(value);
  }
}

/** The kind behind `months?`. */
export function plainKind(kind: ResultKind): ScalarKind {
  for (const known of scalarKinds) if (kind === known || kind === `${known}?`) return known;
  return 'text';
}

const scalarKinds = [
  'money',
  'balance',
  'percent',
  'number',
  'count',
  'years',
  'months',
  'times',
  'factor',
  'text',
  'flag',
  'list',
  'group',
] as const satisfies readonly ScalarKind[];

export interface Tile {
  readonly name: string;
  readonly kind: TileKind;
  readonly value: AnyValue;
}

/**
 * The results that become tiles: one figure or word each. Tables, lists, and groups are objects and left out. In the business suite, a
 * figure without its own unit whose name contains rate, ratio, margin, or percent is a percentage.
 */
export function tilesOf(results: Readonly<Record<string, AnyValue>>, declared: ResultRecord, suite: Suite): readonly Tile[] {
  return Object.entries(declared).flatMap(([name, result]) => {
    if (typeof result === 'object') return [];
    const kind = plainKind(result);
    const value = results[name];
    if (kind === 'list' || kind === 'group' || value === undefined) return [];
    const bare = kind === 'number' || kind === 'count' || kind === 'percent';
    return [{ name, kind: suite === 'business' && bare && /rate|ratio|margin|percent/i.test(name) ? 'percent' : kind, value }];
  });
}

export interface NamedTable {
  readonly name: string;
  readonly columns: ColumnRecord;
  readonly rows: readonly AnyRow[];
}

export function tablesOf(results: Readonly<Record<string, AnyValue>>, declared: ResultRecord): readonly NamedTable[] {
  return Object.entries(declared).flatMap(([name, result]) => {
    const rows = results[name];
    return typeof result === 'object' && isRows(rows) && rows.length > 0 ? [{ name, columns: result, rows }] : [];
  });
}

function isRows(value: AnyValue | undefined): value is readonly AnyRow[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);
}
