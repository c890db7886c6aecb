import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { FileButton } from '#app/kit/forms/file-button.tsx';
import { PlainSelect, TextAreaField, TextField } from '#app/kit/forms/form-fields.tsx';
import type { TenantOption } from '#app/session/state/managed-tenants.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { checkAddress, massInviteTexts, parseEmailList } from '#contract/people/invitations.ts';
import { normaliseEmail } from '#contract/values/email-address.ts';
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
          label={t('Tenant')}
          none={t('Choose a tenant')}
          value={state.tenantId}
          onChange={(tenantId) => onChange({ tenantId })}
          options={tenants.map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }))}
        />
      )}
      <TypedAddress typed={typed} onChange={(value) => onChange({ typed: value })} onAdd={addTyped} />
      <TextAreaField
        field={plain('pasted', pasted, (value) => onChange({ pasted: value }))}
        label={t('Paste several addresses')}
        hint={t('One a line, or separated by commas or semicolons.')}
      />
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" disabled={pasted.trim() === ''} onClick={() => addText(pasted)}>
          {t('Add pasted addresses')}
        </Button>
        <FileButton
          label={t('CSV file')}
          accept=".csv,.txt,text/csv,text/plain"
          variant="outline"
          onFile={(file) => void file.text().then(addText)}
        >
          {t('Choose a CSV file')}
        </FileButton>
      </Flex>
      {invitations.length === 0 ? <Text color="fg.muted">{t('No addresses yet.')}</Text> : <AddressList />}
    </Stack>
  );
}

interface TypedAddressProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
  readonly onAdd: () => void;
}

function TypedAddress({ typed, onChange, onAdd }: TypedAddressProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Flex gap="2" align="end">
        <TextField field={plain('typed', typed, onChange)} label={t('Email')} type="email" inputMode="email" />
        <Button type="submit" variant="outline">
          {t('Add')}
        </Button>
      </Flex>
    </form>
  );
}

function plain(name: string, value: string, onChange: (value: string) => void) {
  return { name, value, onChange, error: undefined, onBlur: () => undefined };
}
