import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

interface PrintDialogProps {
  readonly onPrint: (client: string) => void;
  readonly onClose: () => void;
}

/** Asks for the client's name on the sheet. The name is kept only in this dialog and on the paper. */
export function PrintDialog({ onPrint, onClose }: PrintDialogProps) {
  const [client, setClient] = useState('');
  return (
    <Dialog
      title="Print or save as PDF"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onPrint(client.trim())}>
            Print
          </Button>
        </>
      }
    >
      <TextField
        label="Prepared for (optional)"
        hint="Printed on the sheet and forgotten when this closes."
        value={client}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setClient(event.target.value)}
      />
    </Dialog>
  );
}
