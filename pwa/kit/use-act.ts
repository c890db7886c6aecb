import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Outcome } from '#contract/outcome.ts';
import { type CallInput, call, type SingleCall } from '../calls/call.ts';
import { type Toast, toastAtom } from '../ui/toast-atom.ts';
import { useLostSession } from './use-lost-session.ts';

interface ActTexts<Output> {
  /** Said when it is done, or how that is said of what the server answered. */
  readonly done: string | ((value: Output) => Toast);
  readonly failed: string;
}

export interface Act<Output> {
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly problem: string | undefined;
  /** The server asks for a fresh sign-in first: the dialog shows `FreshSignIn`. */
  readonly needsSignIn: boolean;
  run(input: CallInput): Promise<Outcome<Output>>;
}

/** An act that needs the server now. It says what became of it; a lost session goes to sign-in, as the specification says. */
export function useAct<Output>(declared: SingleCall<Output>, { done, failed }: ActTexts<Output>): Act<Output> {
  const setToast = useSetAtom(toastAtom);
  const tellLostSession = useLostSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  return {
    isBusy,
    problem,
    needsSignIn,
    run: async (input) => {
      setBusy(true);
      setProblem(undefined);
      const answer = await call(declared, input);
      setBusy(false);
      if (answer.ok) {
        setToast(typeof done === 'string' ? { title: done } : done(answer.value));
      } else if (answer.code === 'FreshSignInNeeded') {
        setNeedsSignIn(true);
      } else if (answer.code !== 'Unauthorized' || !tellLostSession()) {
        setProblem(answer.message);
        setToast({ title: failed, description: answer.message, variant: 'destructive' });
      }
      return answer;
    },
  };
}
