import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { addCalculator } from '#app/device/calls/domains/calculators.gen.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { useSignInAgain } from '#app/session/sign-in/use-sign-in-again.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { calculatorTexts } from '#contract/calculators/calculators.ts';
import { t } from '#contract/language/t.ts';
import { selectionTexts } from './selection-texts.ts';
import type { Selection } from './use-selection.ts';

export interface SaveSelection {
  readonly isBusy: boolean;
  /** Calculators that the last attempt did not save. */
  readonly failed: readonly string[];
  save(): Promise<void>;
}

/**
 * Saves with one call for each calculator, all at once. Each call may be repeated, so a second attempt retries those that failed. Without a
 * network, the whole selection waits as one change.
 */
export function useSaveSelection({ tenant, selected, drop }: Selection, onSaved: (subdomain: string) => void): SaveSelection {
  const setToast = useSetAtom(toastAtom);
  const signInAgain = useSignInAgain();
  const queue = useQueue();
  const { reachable } = useAtomValue(connectionAtom);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);

  const fail = (description: string) => setToast({ title: t('Error'), description, variant: 'destructive' });

  async function queueSelection(tenantId: string, name: string): Promise<boolean> {
    const args = { tenantId, add: [...selected], remove: [] };
    const queued = await queue({ type: 'calculators.set', tenantId, args, summary: selectionTexts.summary(selected.size, name) });
    if (!queued.ok) fail(queued.message);
    return queued.ok;
  }

  async function send(tenantId: string): Promise<boolean> {
    const tried = await Promise.all(
      [...selected].map(async (calculatorId) => ({ calculatorId, answer: await call(addCalculator, { tenantId, calculatorId }) })),
    );
    const refused = tried.flatMap(({ calculatorId, answer }) => (answer.ok ? [] : [{ calculatorId, answer }]));
    setFailed(refused.map(({ calculatorId }) => calculatorId));
    drop(tried.flatMap(({ calculatorId, answer }) => (answer.ok ? [calculatorId] : [])));
    const [first] = refused;
    if (first === undefined) {
      setToast({ title: calculatorTexts.savedTitle, description: calculatorTexts.saved });
    } else if (first.answer.code !== 'Unauthorized' || !signInAgain()) {
      fail(first.answer.statusText === undefined ? first.answer.message : calculatorTexts.saveFailed);
    }
    return first === undefined;
  }

  return {
    isBusy,
    failed,
    save: async () => {
      if (tenant === null || tenant === undefined || isBusy) return;
      setBusy(true);
      const isSaved = reachable ? await send(tenant.id) : await queueSelection(tenant.id, tenant.name);
      setBusy(false);
      if (isSaved) onSaved(tenant.subdomain);
    },
  };
}
