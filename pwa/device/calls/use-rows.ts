import { useEffect, useState } from 'react';
import type { Outcome } from '#contract/values/outcome.ts';
import { type CallInput, callPage, type ListCall } from './call.ts';

const mostRows = 500;

/** The rows of a short list, requested once when the screen opens. `input` must stay the same object while it does not change. */
export function useRows<Row>(list: ListCall<Row>, input: CallInput): Outcome<readonly Row[]> | undefined {
  const [answer, setAnswer] = useState<Outcome<readonly Row[]>>();
  useEffect(() => {
    const abort = new AbortController();
    void callPage(list, { ...input, limit: mostRows }, abort.signal).then((page) => {
      if (!abort.signal.aborted) setAnswer(page.ok ? { ok: true, value: page.value.rows } : page);
    });
    return () => abort.abort();
  }, [list, input]);
  return answer;
}
