import { expect, it } from 'vitest';
import { commandKinds, readStoredCommand } from '#contract/commands/commands.ts';
import { type RowKind, rowKinds } from '#contract/sync/rows.ts';
import { testRows } from '#contract/sync/test-rows.ts';
import { exampleInput } from '#server/edge/openapi/example-input.ts';

const id = '01900000-0000-7000-8000-0000000000c1';
const at = '2026-03-01T10:00:00.000Z';
const examples: Readonly<Partial<Record<RowKind, object>>> = testRows;
const kinds = Object.values(commandKinds);

it.each(kinds)('$type returns a row of its kind, or none', ({ type, v, args, row }) => {
  const command = readStoredCommand({ id, type, v, args: exampleInput({ input: args }, ['value']) });
  expect(command, 'the example arguments are read').toBeDefined();
  const rowId = command?.rowIds[0] ?? `${id}:nobody`;
  const shape = rowKinds[row];
  const before = examples[row];
  expect(shape.safeParse(before).error?.issues).toBeUndefined();
  for (const laid of [command?.lay(before, { rowId, at }), command?.lay(undefined, { rowId, at })]) {
    if (laid !== undefined) expect(shape.safeParse(laid).error?.issues).toBeUndefined();
  }
});
