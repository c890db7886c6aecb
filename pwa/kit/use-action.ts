import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { type CallInput, call, type SingleCall } from '#app/device/calls/call.ts';
import { useSignInAgain } from '#app/session/sign-in/use-sign-in-again.ts';
import { type Toast, toastAtom } from '#app/ui/messages/toast-atom.ts';
import type { Outcome } from '#contract/values/outcome.ts';

interface ActionTexts<Output> {
  /** Text after success, or a function that makes it from the server's answer. Without it, success says nothing. */
  readonly done?: string | ((value: Output) => Toast);
  readonly failed: string;
}

export interface Action<Output> {
  readonly isBusy: boolean;
  /** The reason why the last attempt was refused. */
  readonly problem: string | undefined;
  /** True if the server requires a new sign-in first. The dialog then shows `FreshSignIn`. */
  readonly needsSignIn: boolean;
  run(input: CallInput): Promise<Outcome<Output>>;
}

/** An action that needs the server now. It announces its outcome. A lost session goes to sign-in, as the specification says. */
export function useAction<Output>(declared: SingleCall<Output>, { done, failed }: ActionTexts<Output>): Action<Output> {
  const setToast = useSetAtom(toastAtom);
  const signInAgain = useSignInAgain();
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
        if (done !== undefined) setToast(typeof done === 'string' ? { title: done } : done(answer.value));
      } else if (answer.code === 'FreshSignInNeeded') {
        setNeedsSignIn(true);
      } else if (answer.code !== 'Unauthorized' || !signInAgain()) {
        setProblem(answer.message);
        setToast({ title: failed, description: answer.message, variant: 'destructive' });
      }
      return answer;
    },
  };
}
