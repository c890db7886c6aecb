import { Button, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { changeTenantAdmin } from '#app/device/calls/domains/tenants.gen.ts';
import { listTenantUsers } from '#app/device/calls/domains/users.gen.ts';
import { useRows } from '#app/device/calls/use-rows.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { FreshSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { memberName } from '#app/kit/member-name.ts';
import { SectionSkeleton } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import type { ChangingAdmin } from './tenant-dialog.ts';

interface ChangeAdminDialogProps {
  readonly tenant: TenantSummaryRow;
  readonly state: ChangingAdmin;
  readonly onChange: (state: ChangingAdmin) => void;
  readonly onClose: () => void;
}

/** Makes another member the administrator. The members are requested only while the dialog is open. */
export function ChangeAdminDialog({ tenant, state, onChange, onClose }: ChangeAdminDialogProps) {
  const action = useAction(changeTenantAdmin, { done: tenantTexts.adminChanged, failed: tenantTexts.adminChangeFailed });
  const members = useRows(
    listTenantUsers,
    useMemo(() => ({ tenant: tenant.id }), [tenant.id]),
  );
  const candidates = members?.ok === true ? members.value.filter(({ id, isActive }) => isActive && id !== tenant.ownerId) : [];
  const { ownerName = null } = tenant;
  const present =
    ownerName === null
      ? t('Nobody administers this tenant now.')
      : t('{ownerName} administers this tenant now, and stays a member.', { ownerName });
  const change = async () => {
    const { newAdminId } = state;
    const changed = await action.run({ id: tenant.id, newAdminId });
    if (changed.ok) onClose();
  };
  return (
    <Modal
      title={t('Change the admin of {name}', { name: tenant.name })}
      onClose={onClose}
      footer={
        action.needsSignIn ? undefined : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button disabled={state.newAdminId === '' || action.isBusy} aria-busy={action.isBusy} onClick={() => void change()}>
              {action.isBusy ? t('Changing…') : t('Change admin')}
            </Button>
          </>
        )
      }
    >
      {action.needsSignIn ? (
        <FreshSignIn dialog={state} />
      ) : (
        <Stack gap="4">
          <Problem text={action.problem ?? (members?.ok === false ? members.message : undefined)} />
          <Text>{present}</Text>
          {members === undefined ? <SectionSkeleton lines={1} /> : null}
          {members?.ok === true && candidates.length === 0 ? (
            <Text color="fg.muted">{t('There is no other active member. Invite one first.')}</Text>
          ) : null}
          {candidates.length === 0 ? null : (
            <PlainSelect
              label={t('New admin')}
              value={state.newAdminId}
              none={t('Choose a member')}
              onChange={(newAdminId) => onChange({ ...state, newAdminId })}
              options={candidates.map((member) => ({ value: member.id, label: memberName(member) }))}
            />
          )}
        </Stack>
      )}
    </Modal>
  );
}
