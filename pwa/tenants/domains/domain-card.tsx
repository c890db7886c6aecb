import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { verifyDomain } from '#app/device/calls/domains/domains.gen.ts';
import { CopyField } from '#app/kit/forms/copy-field.tsx';
import { Problem } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { domainTexts, type TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';
import { domainFormTexts, domainPalettes, domainReason } from './domain-texts.ts';
import { ObservedRecords } from './observed-records.tsx';
import { RemoveDomain } from './remove-domain.tsx';
import { SendInstructionsForm } from './send-instructions-form.tsx';

interface DomainCardProps {
  readonly entry: TenantDomainEntry;
  readonly onChecked: () => void;
}

/** A claimed domain: its state, the reason for it, and the DNS record to set. */
export function DomainCard({ entry, onChecked }: DomainCardProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const verify = useAction(verifyDomain, { done: domainFormTexts.verified, failed: domainFormTexts.verifyFailed });
  const { id, domain, state, record, checkedAt, lostAt } = entry;
  const [isSending, setSending] = useState(false);
  return (
    <Box as="article" aria-label={domain} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {domain}
          </Heading>
          {lostAt === null ? (
            <Badge colorPalette={domainPalettes[state]}>{domainTexts.states[state]}</Badge>
          ) : (
            <Badge colorPalette="red">{t('Claim ended')}</Badge>
          )}
        </Flex>
        <Text>{domainReason(entry)}</Text>
        {lostAt === null ? (
          <>
            <Problem text={verify.problem} />
            <Stack gap="2" role="group" aria-label={t('Record to set')} borderWidth="1px" borderRadius="md" p="3">
              <Text fontSize="sm" fontWeight="medium">
                {t('Set this record where the domain is managed:')}
              </Text>
              <CopyField label={t('Type')} value={record.type} />
              <CopyField label={t('Name')} value={record.name} />
              <CopyField label={t('Value')} value={record.value} />
            </Stack>
            <ObservedRecords entry={entry} />
            <Flex gap="3" align="center" wrap="wrap">
              <Button
                variant="outline"
                disabled={verify.isBusy || !reachable}
                aria-busy={verify.isBusy}
                onClick={() => void verify.run({ id }).then(({ ok }) => (ok ? onChecked() : undefined))}
              >
                {verify.isBusy ? t('Checking…') : t('Check again')}
              </Button>
              <Button variant="outline" disabled={!reachable} onClick={() => setSending(true)}>
                {t('Send to a colleague')}
              </Button>
              <Text fontSize="sm" color="fg.muted">
                {reachable
                  ? checkedAt === null
                    ? t('Not checked yet')
                    : t('Last checked {checkedAt}', { checkedAt: momentText(checkedAt) })
                  : accessTexts.noConnection}
              </Text>
            </Flex>
          </>
        ) : null}
        <RemoveDomain entry={entry} onRemoved={onChecked} />
        {isSending ? <SendInstructionsForm id={id} domain={domain} onClose={() => setSending(false)} /> : null}
      </Stack>
    </Box>
  );
}
