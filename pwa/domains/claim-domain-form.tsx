import { ClaimDomain, domainClaimHours } from '#contract/tenant-domains.ts';
import { claimDomain } from '../calls/calls.gen.ts';
import { TextField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useForm } from '../kit/use-form.ts';
import { domainFormTexts } from './domain-texts.ts';

interface ClaimDomainFormProps {
  readonly tenantId: string;
  readonly onClose: () => void;
  readonly onClaimed: () => void;
}

export function ClaimDomainForm({ tenantId, onClose, onClaimed }: ClaimDomainFormProps) {
  const claim = useAct(claimDomain, { done: domainFormTexts.claimed, failed: domainFormTexts.claimFailed });
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
    <FormModal title="Claim a domain" form={form} submitLabel="Claim domain" busyLabel="Claiming…" onClose={onClose}>
      <TextField
        field={form.field('domain')}
        label="Domain"
        isRequired
        inputMode="url"
        placeholder="calculators.example.com"
        hint={`You then have ${domainClaimHours} hours to set the record that proves it is yours.`}
      />
    </FormModal>
  );
}
