import { atom } from 'jotai';
import type { Assumptions } from '#contract/rows.ts';
import type { OutboxEntry } from '../local/collections.ts';
import { pendingAtom } from '../local/local-atoms.ts';
import { assumptionsAtom, tenantAtom } from '../session/session-atoms.ts';

/** The firm's assumptions with the waiting changes applied: the last one counts, as a whole. */
export function assumptionsAfter(base: Assumptions, tenantId: string | undefined, pending: readonly OutboxEntry[]): Assumptions {
  const last = pending.findLast((entry) => entry.type === 'tenants.settings' && entry.tenantId === tenantId && 'assumptions' in entry.args);
  return last === undefined ? base : read(last.args.assumptions);
}

/** A queued command was checked when it was made; read by hand, because the first load does without the shapes. */
function read(set: unknown): Assumptions {
  if (typeof set !== 'object' || set === null) return {};
  const values = new Map<string, unknown>(Object.entries(set));
  const numbers = (['inflation', 'return', 'returnCap', 'lifeExpectancy'] as const).flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  const figures = values.get('figures');
  return { ...Object.fromEntries(numbers), ...(typeof figures === 'string' ? { figures } : {}) };
}

export const firmAssumptionsAtom = atom<Assumptions>((get) =>
  assumptionsAfter(get(assumptionsAtom), get(tenantAtom)?.id, get(pendingAtom)),
);
