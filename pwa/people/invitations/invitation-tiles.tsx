import { Box, SimpleGrid, Stat, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { countInvitations } from '#app/device/calls/domains/invitations.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { completedAtom } from '#app/device/local/shown/local-atoms.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { InvitationStatus } from '#contract/people/invitation-statuses.ts';
import { type InvitationCounts, statusAt } from '#contract/people/invitations.ts';
import type { InvitationRow } from '#contract/sync/rows.ts';

const tiles = [
  { key: 'total', label: t('Total') },
  { key: 'pending', label: t('Pending') },
  { key: 'accepted', label: t('Accepted') },
  { key: 'ended', label: t('Expired/Cancelled') },
] as const;

/** The four invitation counts of the platform. Without a network, counts of the newest invitations on this device. */
export function InvitationTiles({ local }: { readonly local: readonly InvitationRow[] }) {
  const { answer, retry } = useCall(countInvitations);
  const completed = useAtomValue(completedAtom);
  const seen = useRef(completed);
  useEffect(() => {
    if (completed !== seen.current) retry();
    seen.current = completed;
  }, [completed, retry]);
  const counts = answer?.ok === true ? answer.value : answer === undefined ? undefined : countsOf(local);
  return (
    <>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {tiles.map(({ key, label }) => (
          <Box key={key} role="group" aria-label={label} borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
            <Stat.Root>
              <Stat.Label overflowWrap="anywhere">{label}</Stat.Label>
              <Stat.ValueText>{counts === undefined ? '…' : counts[key].toLocaleString(spokenLocale())}</Stat.ValueText>
            </Stat.Root>
          </Box>
        ))}
      </SimpleGrid>
      {answer?.ok === false ? (
        <Text fontSize="sm" color="fg.muted">
          {t('Counted from the invitations on this device.')}
        </Text>
      ) : null}
    </>
  );
}

function countsOf(local: readonly InvitationRow[]): InvitationCounts {
  const now = new Date();
  const number: Record<InvitationStatus, number> = { pending: 0, accepted: 0, expired: 0, cancelled: 0 };
  for (const { status, expiresAt } of local) number[statusAt({ status, expiresAt: new Date(expiresAt) }, now)] += 1;
  return { total: local.length, pending: number.pending, accepted: number.accepted, ended: number.expired + number.cancelled };
}
