import { useAtomValue } from 'jotai';
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { t } from '#contract/language/t.ts';
import { InviteUser, invitationRoleName } from '#contract/people/invitations.ts';
import { memberRoles } from '#contract/people/roles.ts';
import { refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';

interface InviteUserFormProps {
  /** Set for an administrator, who invites into their own team. A platform owner chooses the tenant. */
  readonly tenantId?: string;
  readonly onClose: () => void;
}

const atAddress = ['AlreadyMember', 'AlreadyInvited', 'TooManyRequests'];

/** Invites one person. Without a network the invitation waits on the device. */
export function InviteUserForm({ tenantId, onClose }: InviteUserFormProps) {
  const tenants = useAtomValue(managedTenantsAtom);
  const queue = useQueue();
  const form = useForm({
    id: `invitations.invite:${tenantId ?? ''}`,
    initial: { tenantId: tenantId ?? '', email: '', role: '' },
    schema: InviteUser,
    toInput: (values) => (Object.values(values).includes('') ? undefined : values),
    send: async (args) => {
      const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      const summary = t('Invite {email}', { email: args.email });
      const sent = await queue({ type: 'invitations.invite', tenantId: args.tenantId, args: { ...args, id }, summary });
      if (sent.ok || !atAddress.includes(sent.code)) return sent;
      return refused(sent.code, sent.message, { email: sent.message });
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Invite user')} form={form} submitLabel={t('Send invitation')} busyLabel={t('Sending…')} onClose={onClose}>
      {tenantId === undefined ? (
        <SelectField
          field={form.field('tenantId')}
          label={t('Tenant')}
          none={t('Choose a tenant')}
          isRequired
          options={tenants.map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }))}
        />
      ) : null}
      <TextField field={form.field('email')} label={t('Email')} type="email" inputMode="email" isRequired />
      <SelectField
        field={form.field('role')}
        label={t('Role')}
        none={t('Choose a role')}
        isRequired
        options={memberRoles.map((role) => ({ value: role, label: invitationRoleName(role) }))}
      />
    </FormModal>
  );
}
