import { commandKinds, isCommandType } from '#contract/commands/commands.ts';

/** Turns the arguments of one version into those of the next. */
export type Upcaster = (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/**
 * By command type: the step from version n to n + 1 is at index n. A released version is never removed: a device that was offline for
 * months still holds commands of it. Each has a fixture in the test beside this file.
 */
export const upcasters: Readonly<Record<string, Readonly<Record<number, Upcaster>>>> = {};

export type Upcast =
  | { readonly ok: true; readonly args: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: 'unknown type' | 'unknown version' };

/** The arguments in the version of this build. */
export function upcast(type: string, version: number, args: Readonly<Record<string, unknown>>, steps = upcasters): Upcast {
  if (!isCommandType(type)) return { ok: false, reason: 'unknown type' };
  const target = commandKinds[type].v;
  return upcastTo(target, version, args, steps[type] ?? {});
}

export function upcastTo(
  target: number,
  version: number,
  args: Readonly<Record<string, unknown>>,
  steps: Readonly<Record<number, Upcaster>>,
): Upcast {
  if (version > target) return { ok: false, reason: 'unknown version' };
  let current = args;
  for (let from = version; from < target; from += 1) {
    const step = steps[from];
    if (step === undefined) return { ok: false, reason: 'unknown version' };
    current = step(current);
  }
  return { ok: true, args: current };
}
