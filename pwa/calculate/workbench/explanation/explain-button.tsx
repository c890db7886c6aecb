import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { call } from '#app/device/calls/call.ts';
import { readExplanationTerms } from '#app/device/calls/domains/ai.gen.ts';
import { connectionAtom, tenantAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { aiServiceAtom, isAiServiceAskedAtom } from './ai-service-atom.ts';
import { explainTexts } from './explain-texts.ts';

interface ExplainButtonProps {
  readonly isDisabled: boolean;
  readonly onOpen: (dialog: 'explain' | 'explainSetup') => void;
}

/** Explains a result where there is an AI service. Without one, administrators find out how to set it up, and nobody else sees a button. */
export function ExplainButton({ isDisabled, onOpen }: ExplainButtonProps) {
  const role = useAtomValue(userAtom)?.role;
  const state = useAtomValue(aiServiceAtom);
  useAskOnce();
  if (role === undefined || state === undefined) return null;
  if (state === 'on')
    return (
      <Button disabled={isDisabled} onClick={() => onOpen('explain')}>
        {explainTexts.title}
      </Button>
    );
  return role === 'user' ? null : <Button onClick={() => onOpen('explainSetup')}>{explainTexts.setUp}</Button>;
}

/** Asks the server once after the app was opened, or once it can be reached. */
function useAskOnce(): void {
  const tenant = useAtomValue(tenantAtom)?.id;
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  const { reachable } = useAtomValue(connectionAtom);
  const isAsked = useAtomValue(isAiServiceAskedAtom);
  const setState = useSetAtom(aiServiceAtom);
  useEffect(() => {
    if (isAsked || !isSignedIn || !reachable) return;
    const abort = new AbortController();
    void call(readExplanationTerms, { tenant }, abort.signal).then((answer) => {
      if (answer.ok && !abort.signal.aborted) setState(answer.value.service === null ? 'off' : 'on');
    });
    return () => abort.abort();
  }, [isAsked, isSignedIn, reachable, tenant, setState]);
}
