import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { shownCalculatorsAtom } from '#app/device/catalog/shown-calculators.ts';
import { markKey, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { localAtom, tenantCalculatorRowsAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { savedToast } from '#app/frame/changes/saved-toast.ts';
import { useSignInAgain } from '#app/session/sign-in/use-sign-in-again.ts';
import { connectionAtom, isPreviewAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { type CalculatorUsage, calculatorUsage, limitReached } from '#contract/calculators/calculators.ts';
import { t } from '#contract/language/t.ts';
import { impersonationTexts } from '#contract/people/impersonation.ts';
import type { CalculatorRow } from '#contract/sync/rows.ts';

export interface Management {
  readonly calculators: readonly CalculatorRow[];
  readonly enabled: ReadonlySet<string>;
  readonly waiting: ReadonlySet<string>;
  readonly usage: CalculatorUsage;
  /** True if the tenant's rows are on this device. */
  readonly isHere: boolean;
  toggle(calculator: CalculatorRow): void;
}

/** The calculators of one tenant with the waiting changes applied. A click queues a command, with or without a network. */
export function useManagement(tenantId: string | undefined): Management {
  const local = useAtomValue(localAtom);
  const calculators = useAtomValue(shownCalculatorsAtom);
  const tenant = useAtomValue(tenantRowsAtom).find((row) => row.id === tenantId);
  const rows = useAtomValue(tenantCalculatorRowsAtom);
  const marks = useAtomValue(rowMarksAtom);
  const { reachable, kept } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const session = useAtomValue(sessionAtom);
  const signInAgain = useSignInAgain();
  const isPreview = useAtomValue(isPreviewAtom);

  useEffect(() => {
    if (tenantId !== undefined) local?.follow(tenantId);
  }, [local, tenantId]);

  const enabled = useMemo(() => {
    return new Set(rows.flatMap((row) => (row.tenantId === tenantId && row.isEnabled ? [row.calculatorId] : [])));
  }, [rows, tenantId]);
  const waiting = useMemo(() => {
    const ids = rows.filter((row) => row.tenantId === tenantId && marks.has(markKey('tenantCalculator', row.id)));
    return new Set(ids.map(({ calculatorId }) => calculatorId));
  }, [rows, marks, tenantId]);
  const limit = tenant?.calculatorLimit ?? null;
  const usage = calculatorUsage(enabled.size, limit);

  function toggle(calculator: CalculatorRow): void {
    if (tenantId === undefined || local === undefined) return;
    const adding = !enabled.has(calculator.id);
    if (adding && limit !== null && enabled.size >= limit) {
      setToast({ title: limitReached.title, description: limitReached.message(limit), variant: 'destructive' });
      return;
    }
    if (isPreview) {
      setToast({ title: impersonationTexts.readOnly, variant: 'destructive' });
      return;
    }
    const draft = {
      type: adding ? 'calculators.add' : 'calculators.remove',
      tenantId,
      args: { tenantId, calculatorId: calculator.id },
      summary: `${adding ? t('Add') : t('Remove')} ${calculator.title}${tenant === undefined ? '' : t(' for {name}', { name: tenant.name })}`,
    } as const;
    void local.enqueue(draft).then((queued) => {
      if (!queued.ok) setToast({ title: t('Error'), description: queued.message, variant: 'destructive' });
      else if (!reachable) setToast(savedToast(kept));
      else if (session.status === 'expired') signInAgain();
    });
  }

  return { calculators, enabled, waiting, usage, isHere: tenant !== undefined, toggle };
}
