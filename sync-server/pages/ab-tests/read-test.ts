import type { AbTestRow } from '#contract/pages/ab-tests.ts';
import type { Tx } from '#server/core/data/database.ts';
import { testColumns, viewTests } from './ab-test-view.ts';

/** A test that is known to exist, with its figures. */
export async function readTest(tx: Tx, id: string): Promise<AbTestRow> {
  const [test] = await viewTests(tx, [await tx.abTest.findFirstOrThrow({ where: { id }, select: testColumns })]);
  if (test === undefined) throw new Error('A test has a control and a variant.');
  return test;
}
