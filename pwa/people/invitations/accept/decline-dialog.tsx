import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { declineInvitation } from '#app/device/calls/visitor-calls.gen.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { acceptTexts } from './accept-texts.ts';

interface DeclineDialogProps {
  readonly token: string;
  readonly tenantName: string;
  readonly onClose: () => void;
  readonly onDeclined: () => void;
}

export function DeclineDialog({ token, tenantName, onClose, onDeclined }: DeclineDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const decline = async () => {
    setBusy(true);
    const answer = await call(declineInvitation, { token });
    setBusy(false);
    if (answer.ok) onDeclined();
    else setProblem(answer.message);
  };
  return (
    <Dialog
      title={acceptTexts.declineTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{acceptTexts.declineKeep}</Button>
          <Button variant="destructive" disabled={isBusy} onClick={() => void decline()}>
            {acceptTexts.decline}
          </Button>
        </>
      }
    >
      <p>{acceptTexts.declineAsk(tenantName)}</p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </Dialog>
  );
}
