import { expect, test } from 'vitest';
import { commandKinds } from '#contract/commands/commands.ts';
import { upcast, upcasters, upcastTo } from './upcasters.ts';

const steps = {
  1: ({ calculator, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, calculatorId: calculator }),
  2: (args: Readonly<Record<string, unknown>>) => ({ ...args, note: null }),
};

test('[S20] [sync-37] arguments of an old version go through every step up to this one', () => {
  expect(upcastTo(3, 1, { tenantId: 't', calculator: 'c' }, steps)).toEqual({
    ok: true,
    args: { tenantId: 't', calculatorId: 'c', note: null },
  });
  expect(upcastTo(3, 2, { tenantId: 't' }, steps)).toEqual({ ok: true, args: { tenantId: 't', note: null } });
  expect(upcastTo(3, 3, { tenantId: 't' }, steps)).toEqual({ ok: true, args: { tenantId: 't' } });
});

test('[S20] a future version, or one whose step is missing, is not read', () => {
  expect(upcastTo(3, 4, {}, steps)).toEqual({ ok: false, reason: 'unknown version' });
  expect(upcastTo(3, 1, {}, { 2: steps[2] })).toEqual({ ok: false, reason: 'unknown version' });
  expect(upcast('no.such', 1, {})).toEqual({ ok: false, reason: 'unknown type' });
});

test('[S20] every released version of every command has its step', () => {
  for (const [type, { v }] of Object.entries(commandKinds)) {
    const present = Object.keys(upcasters[type] ?? {}).map(Number);
    expect(present, type).toEqual(Array.from({ length: v - 1 }, (_, place) => place + 1));
  }
});
