/**
 * Stores the calculators of this build in the database, at every start: an advisor's list contains the calculators that the app can open.
 */
import type { SeedChange } from './seed-change.ts';

export interface SeededCalculator {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly suite: string;
  readonly icon: string;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

/** A calculator missing from this build stays, inactive, because tenants refer to it. Returns the ids of changed rows. */
export async function storeCatalog({ tx, touch }: SeedChange, catalog: readonly SeededCalculator[]): Promise<readonly string[]> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('catalog', 0))`;
  const stored = new Map((await tx.calculator.findMany()).map((row) => [row.id, row]));
  const wanted = new Set(catalog.map((row) => row.id));
  const gone = [...stored.values()].filter((row) => row.isActive && !wanted.has(row.id)).map((row) => ({ ...row, isActive: false }));
  const changed = [...catalog.filter((row) => !isSame(row, stored.get(row.id))), ...gone];
  await tx.calculator.createMany({ data: changed.filter((row) => !stored.has(row.id)).map(columnsOf) });
  for (const row of changed.filter(({ id }) => stored.has(id))) {
    await tx.calculator.update({ where: { id: row.id }, data: columnsOf(row) });
  }
  for (const { id } of changed) touch('platform', 'calculator', id);
  return changed.map((row) => row.id);
}

/** The catalog has more properties of a calculator than the table. */
function columnsOf({ id, title, description, category, suite, icon, isActive, sortOrder }: SeededCalculator): SeededCalculator {
  return { id, title, description, category, suite, icon, isActive, sortOrder };
}

function isSame(row: SeededCalculator, stored: SeededCalculator | undefined): boolean {
  return stored !== undefined && Object.entries(columnsOf(row)).every(([name, value]) => Reflect.get(stored, name) === value);
}
