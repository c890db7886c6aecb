import { useCallback, useEffect, useState } from 'react';
import { pathFromKey } from '#contract/values/error-texts.ts';
import { type Asked, ask, type Key } from './ask.ts';

export interface UseAsked<Data> {
  /** Undefined until the first answer arrives. */
  readonly asked: Asked<Data> | undefined;
  readonly retry: () => void;
}

/**
 * Asks when the screen opens, and again every `everyMs` if that is given. `read` must stay the same function.
 */
export function useAsked<Data>(key: Key, read: (body: unknown) => Data | undefined, everyMs?: number): UseAsked<Data> {
  const [asked, setAsked] = useState<Asked<Data>>();
  const path = pathFromKey(key);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    void ask([path], read, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setAsked(answer);
    });
    return () => abort.abort();
  }, [path, read, round]);
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(retry, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, retry]);
  return { asked, retry };
}
