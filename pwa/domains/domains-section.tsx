import { Button, EmptyState, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { spokenLocale, t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { listDomains } from '../calls/domains/domains.gen.ts';
import { useAskedAct } from '../kit/asked-act.ts';
import { TenantChoice } from '../kit/forms/tenant-choice.tsx';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { Section, SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { connectionAtom } from '../session/session-atoms.ts';
import { ClaimDomainForm } from './claim-domain-form.tsx';
import { DomainCard } from './domain-card.tsx';

/** The firm's own domains. */
export function DomainsSection() {
  const { reachable } = useAtomValue(connectionAtom);
  const [isClaiming, setClaiming] = useState(false);
  useAskedAct('domains.claim', () => setClaiming(true));
  const claim = (
    <Button disabled={!reachable} onClick={() => setClaiming(true)}>
      {t('Claim a domain')}
    </Button>
  );
  return (
    <Section title={t('Domains')} actions={claim}>
      {reachable ? null : (
        <Text color="fg.muted">{t('Claiming a domain: {noConnection}', { noConnection: accessTexts.noConnection })}</Text>
      )}
      <TenantChoice>
        {(tenant) => <Domains key={tenant.id} tenant={tenant} isClaiming={isClaiming} onClose={() => setClaiming(false)} />}
      </TenantChoice>
    </Section>
  );
}

interface DomainsProps {
  readonly tenant: TenantRow;
  readonly isClaiming: boolean;
  readonly onClose: () => void;
}

const oldestFirst = { by: 'createdAt', isDescending: false } as const;

function Domains({ tenant: { id, name }, isClaiming, onClose }: DomainsProps) {
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
      {keptAt === undefined ? null : (
        <Text fontSize="sm" color="fg.muted" role="status">
          {t('You see the copy of {keptAt}. {message}', { keptAt: new Date(keptAt).toLocaleString(spokenLocale()), message })}
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
      {isClaiming ? <ClaimDomainForm tenantId={id} onClose={onClose} onClaimed={retry} /> : null}
    </Stack>
  );
}
