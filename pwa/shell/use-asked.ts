import { useCallback, useEffect, useState } from 'react';
import { type Asked, ask } from './ask.ts';

export interface UseAsked<Data> {
  /** Undefined while the first answer is on its way. */
  readonly asked: Asked<Data> | undefined;
  readonly retry: () => void;
}

/** Asks when the screen opens, and again every `everyMs` where that is given. `read` must be a function that stays the same. */
export function useAsked<Data>(path: string, read: (body: unknown) => Data | undefined, everyMs?: number): UseAsked<Data> {
  const [asked, setAsked] = useState<Asked<Data>>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    void ask(path, read, abort.signal).then((answer) => {
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
