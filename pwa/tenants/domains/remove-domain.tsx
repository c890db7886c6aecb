import { Button, List, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { removeDomain } from '#app/device/calls/domains/domains.gen.ts';
import { ConfirmModal } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { domainFormTexts, removalEffects } from './domain-texts.ts';

interface RemoveDomainProps {
  readonly entry: TenantDomainEntry;
  readonly onRemoved: () => void;
}

/** Withdraws a claim or removes a proven domain after a confirmation. */
export function RemoveDomain({ entry, onRemoved }: RemoveDomainProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button alignSelf="start" variant="outline" colorPalette="red" disabled={!reachable} onClick={() => setAsking(true)}>
        {entry.verifiedAt === null ? t('Withdraw claim') : t('Remove domain')}
      </Button>
      {isAsking ? <RemoveDomainDialog entry={entry} onClose={() => setAsking(false)} onRemoved={onRemoved} /> : null}
    </>
  );
}

interface RemoveDomainDialogProps extends RemoveDomainProps {
  readonly onClose: () => void;
}

/** Asks before a claim is withdrawn or a domain is removed, and says what stops working. */
function RemoveDomainDialog({ entry, onClose, onRemoved }: RemoveDomainDialogProps) {
  const { id, domain, verifiedAt } = entry;
  const isProven = verifiedAt !== null;
  const remove = useAction(removeDomain, {
    done: isProven ? domainFormTexts.removed : domainFormTexts.withdrawn,
    failed: domainFormTexts.removeFailed,
  });
  const confirm = async () => {
    const answer = await remove.run({ id });
    if (!answer.ok) return;
    onRemoved();
    onClose();
  };
  return (
    <ConfirmModal
      title={isProven ? t('Remove {domain}?', { domain }) : t('Withdraw the claim of {domain}?', { domain })}
      confirmLabel={isProven ? t('Remove domain') : t('Withdraw claim')}
      isDestructive
      isBusy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isProven ? (
        <>
          <Text>{t('From then on:')}</Text>
          <List.Root ps="5">
            {removalEffects(domain).map((effect) => (
              <List.Item key={effect}>{effect}</List.Item>
            ))}
          </List.Root>
        </>
      ) : (
        <Text>{t('Nothing works less than today. You can claim the domain again, with another record.')}</Text>
      )}
    </ConfirmModal>
  );
}
