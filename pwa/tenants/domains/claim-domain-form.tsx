import { claimDomain } from '#app/device/calls/domains/domains.gen.ts';
import { TextField } from '#app/kit/forms/form-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { useForm } from '#app/kit/forms/use-form.ts';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import { ClaimDomain, domainClaimHours } from '#contract/tenants/tenant-domains.ts';
import { domainFormTexts } from './domain-texts.ts';

interface ClaimDomainFormProps {
  readonly tenantId: string;
  readonly onClose: () => void;
  readonly onClaimed: () => void;
}

export function ClaimDomainForm({ tenantId, onClose, onClaimed }: ClaimDomainFormProps) {
  const claim = useAction(claimDomain, { done: domainFormTexts.claimed, failed: domainFormTexts.claimFailed });
  const form = useForm({
    id: `domains.claim:${tenantId}`,
    initial: { domain: '' },
    schema: ClaimDomain,
    toInput: ({ domain }) => ({ tenant: tenantId, domain }),
    send: (given) => claim.run(given),
    onSent: () => {
      onClaimed();
      onClose();
    },
  });
  return (
    <FormModal title={t('Claim a domain')} form={form} submitLabel={t('Claim domain')} busyLabel={t('Claiming…')} onClose={onClose}>
      <TextField
        field={form.field('domain')}
        label={t('Domain')}
        isRequired
        inputMode="url"
        placeholder={t('calculators.example.com')}
        hint={t('You then have {domainClaimHours} hours to set the record that proves it is yours.', { domainClaimHours })}
      />
    </FormModal>
  );
}
