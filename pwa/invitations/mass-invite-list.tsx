import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { normaliseEmail } from '#contract/email-address.ts';
import { checkAddress, massInviteTexts, parseEmailList } from '#contract/invitations.ts';
import { FileButton } from '../kit/file-button.tsx';
import { PlainSelect, TextAreaField, TextField } from '../kit/form-fields.tsx';
import type { TenantOption } from '../session/managed-tenants.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { AddressList } from './mass-invite-addresses.tsx';
import type { MassInviteStepProps } from './mass-invite-state.ts';

interface MassInviteListProps extends MassInviteStepProps {
  /** Undefined if the team is given. */
  readonly tenants: readonly TenantOption[] | undefined;
}

/** Step 1: the tenant, and addresses that are typed, pasted, or read from a file. */
export function MassInviteList({ state, onChange, tenants }: MassInviteListProps) {
  const setToast = useSetAtom(toastAtom);
  const { invitations, typed, pasted } = state;
  const emails = invitations.map(({ email }) => email);

  function append(added: readonly string[], change: object = {}): void {
    onChange({ invitations: [...invitations, ...added.map((email) => ({ email, role: 'user' as const }))], ...change });
  }

  function addTyped(): void {
    const found = checkAddress(typed, emails);
    if (found === 'added') append([normaliseEmail(typed)], { typed: '' });
    else if (found === 'invalid')
      setToast({ title: massInviteTexts.invalidTitle, description: massInviteTexts.invalid, variant: 'destructive' });
    else setToast({ title: massInviteTexts.duplicateTitle, description: massInviteTexts.duplicate, variant: 'destructive' });
  }

  function addText(text: string): void {
    // Spreadsheets put quotes around cells, and tabs between them.
    const added = parseEmailList(text.replaceAll('"', '').replaceAll('\t', ','), emails);
    append(added, { pasted: '' });
    setToast({ title: massInviteTexts.added(added.length) });
  }

  return (
    <Stack gap="4">
      {tenants === undefined ? null : (
        <PlainSelect
          label="Tenant"
          none="Choose a tenant"
          value={state.tenantId}
          onChange={(tenantId) => onChange({ tenantId })}
          options={tenants.map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }))}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <Flex gap="2" align="end">
          <TextField field={plain('typed', typed, (value) => onChange({ typed: value }))} label="Email" type="email" inputMode="email" />
          <Button type="submit" variant="outline">
            Add
          </Button>
        </Flex>
      </form>
      <TextAreaField
        field={plain('pasted', pasted, (value) => onChange({ pasted: value }))}
        label="Paste several addresses"
        hint="One a line, or separated by commas or semicolons."
      />
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" disabled={pasted.trim() === ''} onClick={() => addText(pasted)}>
          Add pasted addresses
        </Button>
        <FileButton
          label="CSV file"
          accept=".csv,.txt,text/csv,text/plain"
          variant="outline"
          onFile={(file) => void file.text().then(addText)}
        >
          Choose a CSV file
        </FileButton>
      </Flex>
      {invitations.length === 0 ? <Text color="fg.muted">No addresses yet.</Text> : <AddressList />}
    </Stack>
  );
}

function plain(name: string, value: string, onChange: (value: string) => void) {
  return { name, value, onChange, error: undefined, onBlur: () => undefined };
}
