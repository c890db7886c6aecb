import { Button, EmptyState, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { listDomains } from '#app/device/calls/domains/domains.gen.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { TenantChoice } from '#app/kit/forms/tenant-choice.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { PlanLock, useIsLocked } from '#app/kit/plan-lock.tsx';
import { Section, SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { ClaimDomainForm } from './claim-domain-form.tsx';
import { DomainCard } from './domain-card.tsx';

/** The tenant's own domains. */
export function DomainsSection() {
  const { reachable } = useAtomValue(connectionAtom);
  const [isClaiming, setClaiming] = useState(false);
  useAskedAction('domains.claim', () => setClaiming(true));
  return (
    <Section title={t('Domains')}>
      {reachable ? null : (
        <Text color="fg.muted">{t('Claiming a domain: {noConnection}', { noConnection: accessTexts.noConnection })}</Text>
      )}
      <TenantChoice>
        {(tenant) => (
          <Domains
            key={tenant.id}
            tenant={tenant}
            isClaiming={isClaiming}
            onOpen={() => setClaiming(true)}
            onClose={() => setClaiming(false)}
          />
        )}
      </TenantChoice>
    </Section>
  );
}

interface DomainsProps {
  readonly tenant: TenantRow;
  readonly isClaiming: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const oldestFirst = { by: 'createdAt', isDescending: false } as const;

function Domains({ tenant, isClaiming, onClose, onOpen }: DomainsProps) {
  const { id, name } = tenant;
  const isLocked = useIsLocked({ tenant, right: 'customDomain' });
  const { reachable } = useAtomValue(connectionAtom);
  const input = useMemo(() => ({ tenant: id }), [id]);
  const {
    state,
    rows,
    message = '',
    keptAt,
    retry,
  } = useServerList({ name: `domains:${id}`, call: listDomains, sort: oldestFirst, input });
  return (
    <Stack gap="4">
      <PlanLock tenant={tenant} right="customDomain" />
      <Button alignSelf="start" disabled={!reachable || isLocked} onClick={onOpen}>
        {t('Claim a domain')}
      </Button>
      {keptAt === undefined ? null : (
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('You see the copy of {keptAt}. {message}', { keptAt: momentText(keptAt), message })}
        </Text>
      )}
      {state === 'loading' ? <SectionSkeleton lines={3} /> : null}
      {state === 'failed' ? <SectionFailure title={t('The domains cannot be shown right now')} text={message} onRetry={retry} /> : null}
      {state === 'ready' && rows.length === 0 ? (
        <EmptyState.Root borderWidth="1px" borderRadius="lg" bg="bg.panel">
          <EmptyState.Content>
            <EmptyState.Title as="h2">{t('No domains yet')}</EmptyState.Title>
            <EmptyState.Description color="fg.muted">
              {t('Claim a domain of {name}, so that clients find the calculators under your own address.', { name })}
            </EmptyState.Description>
          </EmptyState.Content>
        </EmptyState.Root>
      ) : null}
      {rows.map((entry) => (
        <DomainCard key={entry.id} entry={entry} onChecked={retry} />
      ))}
      {isClaiming && !isLocked ? <ClaimDomainForm tenantId={id} onClose={onClose} onClaimed={retry} /> : null}
    </Stack>
  );
}
