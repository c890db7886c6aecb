import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { t } from '#contract/language/t.ts';

interface PrintDialogProps {
  readonly onPrint: (client: string) => void;
  readonly onClose: () => void;
}

/** Asks for the client's name on the sheet. The name is kept only in this dialog and on the paper. */
export function PrintDialog({ onPrint, onClose }: PrintDialogProps) {
  const [client, setClient] = useState('');
  return (
    <Dialog
      title={t('Print or save as PDF')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => onPrint(client.trim())}>
            {t('Print')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('Prepared for (optional)')}
        hint={t('Printed on the sheet and forgotten when this closes.')}
        value={client}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setClient(event.target.value)}
      />
    </Dialog>
  );
}
