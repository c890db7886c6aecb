import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { CallInput, SingleCall } from '#app/device/calls/call.ts';
import { type UseCall, useCall } from '#app/device/calls/use-call.ts';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';

interface Kept<Output> {
  readonly value: Output;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A call whose last answer stays readable without a network. `kept` is that answer while no newer one is available. */
export function useKeptCall<Output>(
  name: string,
  declared: SingleCall<Output>,
  input: CallInput,
): UseCall<Output> & { readonly kept: Kept<Output> | undefined } {
  const called = useCall(declared, input);
  const { answer } = called;
  const local = useAtomValue(localAtom);
  const [kept, setKept] = useState<Kept<Output>>();
  useEffect(() => {
    if (answer === undefined || local === undefined) return;
    if (answer.ok) {
      setKept(undefined);
      void local.pages.keep(name, { rows: [answer.value], total: 1 });
      return;
    }
    void local.pages.find(name, declared.output).then((page) => {
      if (page !== undefined) setKept(page.rows.map((value) => ({ value, at: page.at }))[0]);
    });
  }, [answer, local, name, declared]);
  return { ...called, kept };
}
