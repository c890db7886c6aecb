import { expect, test } from 'vitest';
import { commandKinds } from '#contract/commands/commands.ts';
import { commandHandlers } from './command-handlers.ts';

test('every command type of the contract has one handler, and nothing else has', () => {
  expect(Object.keys(commandHandlers).sort()).toEqual(Object.keys(commandKinds).sort());
});
