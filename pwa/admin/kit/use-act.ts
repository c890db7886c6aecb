import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Outcome } from '#contract/outcome.ts';
import { unauthorizedRedirectMs, unauthorizedToast } from '#contract/sign-out.ts';
import { type CallInput, call, type SingleCall } from '../../calls/call.ts';
import { mayRedirect } from '../../changes/login-redirect.ts';
import { signInAddress } from '../../session/sign-in-address.ts';
import { toastAtom } from '../../ui/toaster.tsx';

interface ActTexts {
  readonly done: string;
  readonly failed: string;
}

export interface Act<Output> {
  readonly isBusy: boolean;
  /** Why the last try was refused. */
  readonly problem: string | undefined;
  run(input: CallInput): Promise<Outcome<Output>>;
}

/** An act that needs the server now. It says what became of it; a lost session goes to sign-in, as the specification says. */
export function useAct<Output>(declared: SingleCall<Output>, { done, failed }: ActTexts): Act<Output> {
  const setToast = useSetAtom(toastAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isBusy,
    problem,
    run: async (input) => {
      setBusy(true);
      setProblem(undefined);
      const answer = await call(declared, input);
      setBusy(false);
      if (answer.ok) {
        setToast({ title: done });
      } else if (answer.code === 'Unauthorized' && mayRedirect(sessionStorage, Date.now())) {
        setToast({ ...unauthorizedToast, variant: 'destructive' });
        setTimeout(() => window.location.assign(signInAddress()), unauthorizedRedirectMs);
      } else {
        setProblem(answer.message);
        setToast({ title: failed, description: answer.message, variant: 'destructive' });
      }
      return answer;
    },
  };
}
