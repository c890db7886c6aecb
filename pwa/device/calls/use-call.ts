import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Outcome } from '#contract/values/outcome.ts';
import { type CallInput, call, type SingleCall } from './call.ts';

export interface UseCall<Output> {
  /** Undefined until the first answer arrives. */
  readonly answer: Outcome<Output> | undefined;
  readonly retry: () => void;
}

const noInput: CallInput = {};

/**
 * Calls when the screen opens, and again every `everyMs` if that is given. `input` must stay the same object while it does not change. A
 * good answer stays while a later attempt fails.
 */
export function useCall<Output>(declared: SingleCall<Output>, input: CallInput = noInput, everyMs?: number): UseCall<Output> {
  const [answer, setAnswer] = useState<Outcome<Output>>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    void call(declared, input, abort.signal).then((next) => {
      if (abort.signal.aborted) return;
      // As a transition, drawing a long answer stops for input and frames in between.
      startTransition(() => setAnswer((before) => (next.ok || before?.ok !== true ? next : before)));
    });
    return () => abort.abort();
  }, [declared, input, round]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(retry, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, retry]);
  return { answer, retry };
}
