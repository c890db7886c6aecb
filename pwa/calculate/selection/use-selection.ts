import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { callPage, type Page } from '#app/device/calls/call.ts';
import { listMyTenants } from '#app/device/calls/domains/tenants.gen.ts';
import { shownCalculatorsAtom } from '#app/device/catalog/shown-calculators.ts';
import { localAtom, tenantCalculatorRowsAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { limitReached } from '#contract/calculators/calculators.ts';
import type { CalculatorRow } from '#contract/sync/rows.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { newestTenant, type OwnTenant } from './newest-tenant.ts';

export interface Selection {
  /** Undefined while unknown. Null if there is no tenant. */
  readonly tenant: OwnTenant | null | undefined;
  readonly calculators: readonly CalculatorRow[];
  readonly inUse: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
  /** Null means that the plan has no limit. */
  readonly limit: number | null;
  /** Number of calculators already in use or selected. */
  readonly count: number;
  toggle(id: string): void;
  drop(ids: readonly string[]): void;
}

/** The selection for the person's newest tenant. It starts empty. Calculators that the tenant already has stay and count. */
export function useSelection(): Selection {
  const local = useAtomValue(localAtom);
  const setToast = useSetAtom(toastAtom);
  const tenant = useNewestTenant();
  const calculators = useAtomValue(shownCalculatorsAtom);
  const enabled = useAtomValue(tenantCalculatorRowsAtom);
  const limit = useAtomValue(tenantRowsAtom).find(({ id }) => id === tenant?.id)?.calculatorLimit ?? null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const tenantId = tenant?.id;
  useEffect(() => {
    if (tenantId !== undefined) local?.follow(tenantId);
  }, [local, tenantId]);
  const inUse = useMemo(
    () => new Set(enabled.flatMap((row) => (row.tenantId === tenantId && row.isEnabled ? [row.calculatorId] : []))),
    [enabled, tenantId],
  );
  const count = new Set([...inUse, ...selected]).size;
  return {
    tenant,
    calculators,
    inUse,
    selected,
    limit,
    count,
    toggle: (id) => {
      if (!selected.has(id) && limit !== null && count >= limit) {
        setToast({ title: limitReached.title, description: limitReached.message(limit), variant: 'destructive' });
        return;
      }
      setSelected((before) => without(before, [id], !before.has(id)));
    },
    drop: (ids) => setSelected((before) => without(before, ids)),
  };
}

function without(ids: ReadonlySet<string>, gone: readonly string[], adds = false): ReadonlySet<string> {
  const left = [...ids].filter((id) => !gone.includes(id));
  return new Set(adds ? [...left, ...gone] : left);
}

/**
 * The newest tenant in the server's list, because a new one may not be on the device yet. Without a network, the newest that the device
 * knows.
 */
function useNewestTenant(): OwnTenant | null | undefined {
  const user = useAtomValue(userAtom);
  const rows = useAtomValue(tenantRowsAtom);
  const { ready } = useAtomValue(connectionAtom);
  const [answer, setAnswer] = useState<Outcome<Page<OwnTenant>>>();
  useEffect(() => {
    const abort = new AbortController();
    void callPage(listMyTenants, {}, abort.signal).then((next) => {
      if (!abort.signal.aborted) setAnswer(next);
    });
    return () => abort.abort();
  }, []);
  if (answer?.ok) return newestTenant(answer.value.rows) ?? null;
  if (answer === undefined || !ready) return undefined;
  const memberOf = new Set(user?.memberships.map(({ tenantId }) => tenantId));
  return newestTenant(rows.filter(({ id }) => memberOf.has(id))) ?? null;
}
