import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOperation, permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { allCells, type MatrixCell } from './all-cells.ts';
import { checkSites, declaredCheck, switchName } from './removable-checks.ts';
import { createWorld, peopleWorld, type World } from './world.ts';

/** Callers that are refused somewhere, and a platform owner for objects that do not exist. */
const principals = [
  'user of A',
  'admin of A',
  'user of A and admin of B',
  'admin of a suspended tenant',
  'member of nothing',
  'platform owner',
] as const;
const relations = ['own', 'same tenant', 'other tenant', 'never existed'] as const;
/** One changed cell proves that the check matters; the printed table names a few more. */
const enough = process.env.REMOVED_CHECKS === undefined ? 1 : 3;

const cells = allCells(principals, relations);
/** The cells that depend on a check, those with a refusal first. */
const cellsBySite = new Map<string, MatrixCell[]>();
let world: World;

beforeAll(async () => {
  world = await createWorld();
  let seen = new Set<string>();
  Reflect.set(globalThis, switchName, (site: string) => {
    seen.add(site);
    return true;
  });
  const wrong: string[] = [];
  for (const cell of cells) {
    seen = new Set();
    const { expected, answered, isRight } = await cell.ask(world);
    if (!isRight) wrong.push(`${cell.name}, ${cell.principal}, ${cell.relation}: ${expected}, but ${answered}`);
    for (const site of seen) {
      const known = cellsBySite.get(site) ?? [];
      cellsBySite.set(site, known);
      if (['let in', 'open', 'given'].includes(expected)) known.push(cell);
      else known.unshift(cell);
    }
  }
  expect(wrong).toEqual([]);
}, 600_000);
afterAll(async () => {
  Reflect.deleteProperty(globalThis, switchName);
  await world.server.close();
});

test('[R-AUTH-11] every check of the server, taken out alone, is noticed', { timeout: 900_000 }, async () => {
  const lines: string[] = [];
  const unnoticed: string[] = [];
  for (const [site, asked] of [...cellsBySite].sort(([left], [right]) => (left < right ? -1 : 1))) {
    if (isOpenToAll(site)) continue;
    const wrong = await wrongWithout(site, asked);
    lines.push(`${site}\t${wrong.length === 0 ? '-' : wrong.join('; ')}`);
    if (wrong.length === 0) unnoticed.push(site);
  }
  const report = process.env.REMOVED_CHECKS;
  if (report !== undefined) writeFileSync(report, `${lines.join('\n')}\n`);
  expect(unnoticed).toEqual([]);
});

/**
 * A rule that admits everybody refuses nobody, so there is nothing to remove. Where it requires only a session, the route has already
 * checked it.
 */
function isOpenToAll(site: string): boolean {
  const operation = operationAt(site);
  if (!isOperation(operation)) return false;
  const { may }: Rule = permissions[operation];
  return may.includes('anyone') || may.includes('signed_in');
}

/** The operation that a check names, or an empty string. */
function operationAt(site: string): string {
  if (site.startsWith(declaredCheck(''))) return site.slice(declaredCheck('').length);
  const [path = ''] = site.split(':');
  const text = checkSites(path, readFileSync(join('sync-server', path), 'utf8')).find(({ id }) => id === site)?.text ?? '';
  return /^authorize\('([\w.]+)'/.exec(text)?.[1] ?? '';
}

/** The cells whose result changes without one check, in a separate world. */
async function wrongWithout(site: string, asked: readonly MatrixCell[]): Promise<readonly string[]> {
  const other = await peopleWorld(world.server);
  const control = await peopleWorld(world.server);
  const wrong: string[] = [];
  for (const cell of asked) {
    Reflect.set(globalThis, switchName, (name: string) => name !== site);
    const { answered, expected, isRight } = await cell.ask(other);
    if (isRight) continue;
    // A cell that an earlier one spoiled, such as that of an owner who gave up the role, is wrong with every check in place as well.
    Reflect.set(globalThis, switchName, () => true);
    if ((await cell.ask(control)).isRight)
      wrong.push(`${cell.name} as ${cell.principal} on ${cell.relation}: ${answered.slice(0, 30)} instead of ${expected}`);
    if (wrong.length >= enough) break;
  }
  return wrong;
}
