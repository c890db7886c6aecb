import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { accessTexts } from '#contract/access.ts';
import { domainTexts, type TenantDomainEntry } from '#contract/tenant-domains.ts';
import { verifyDomain } from '../calls/calls.gen.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { domainFormTexts, domainPalettes, domainReason, observedText } from './domain-texts.ts';

interface DomainCardProps {
  readonly entry: TenantDomainEntry;
  readonly onChecked: () => void;
}

/** A claimed domain: its state, the reason for it, and the DNS record to set. */
export function DomainCard({ entry, onChecked }: DomainCardProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const verify = useAct(verifyDomain, { done: domainFormTexts.verified, failed: domainFormTexts.verifyFailed });
  const { id, domain, state, record, checkedAt } = entry;
  const observed = observedText(entry);
  return (
    <Box as="article" aria-label={domain} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" size="lg" overflowWrap="anywhere">
            {domain}
          </Heading>
          <Badge colorPalette={domainPalettes[state]}>{domainTexts.states[state]}</Badge>
        </Flex>
        <Stack gap="1">
          <Text>{domainReason(entry)}</Text>
          {observed === undefined ? null : (
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {observed}
            </Text>
          )}
        </Stack>
        <Problem text={verify.problem} />
        <Stack gap="2" role="group" aria-label="Record to set" borderWidth="1px" borderRadius="md" p="3">
          <Text fontSize="sm" fontWeight="medium">
            Set this record where the domain is managed:
          </Text>
          <CopyField label="Type" value={record.type} />
          <CopyField label="Name" value={record.name} />
          <CopyField label="Value" value={record.value} />
        </Stack>
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            variant="outline"
            disabled={verify.isBusy || !reachable}
            aria-busy={verify.isBusy}
            onClick={() => void verify.run({ id }).then(({ ok }) => (ok ? onChecked() : undefined))}
          >
            {verify.isBusy ? 'Checking…' : 'Check again'}
          </Button>
          <Text fontSize="sm" color="fg.muted">
            {reachable ? (checkedAt === null ? 'Not checked yet' : `Last checked ${checkedAt.toLocaleString()}`) : accessTexts.noConnection}
          </Text>
        </Flex>
      </Stack>
    </Box>
  );
}
