import { Text } from '@chakra-ui/react';
import { call } from '#app/device/calls/call.ts';
import { refuseFirmName } from '#app/device/calls/domains/tenants.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import { RefuseFirmName } from '#contract/tenants/tenants.ts';
import { nameTexts } from './tenant-texts.ts';

interface RefuseNameFormProps {
  readonly tenant: TenantSummaryRow;
  readonly onClose: () => void;
}

/** Asks why the name of a tenant is refused; the tenant sees the reason. */
export function RefuseNameForm({ tenant: { id, name }, onClose }: RefuseNameFormProps) {
  const form = useForm({
    id: `tenants.refuseName:${id}`,
    initial: { reason: '' },
    schema: RefuseFirmName,
    toInput: ({ reason }) => ({ id, reason }),
    send: (input) => call(refuseFirmName, input),
    onSent: onClose,
  });
  return (
    <FormModal
      title={nameTexts.refuseTitle(name)}
      form={form}
      submitLabel={nameTexts.refuse}
      busyLabel={nameTexts.refusing}
      onClose={onClose}
    >
      <Text>{nameTexts.refuseText}</Text>
      <TextField field={form.field('reason')} label={nameTexts.reason} hint={nameTexts.reasonHint} isRequired />
    </FormModal>
  );
}
