import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ApiTokenEntry, apiScopes, apiScopeTexts } from '#contract/api-tokens.ts';

interface ApiTokenItemProps {
  readonly token: ApiTokenEntry;
  readonly canRevoke: boolean;
  readonly onRevoke: () => void;
}

/** One token: its rights, its use, and its validity. */
export function ApiTokenItem({ token, canRevoke, onRevoke }: ApiTokenItemProps) {
  const { name, scopes, createdAt, lastUsedAt, expiresAt } = token;
  const state = stateOf(token);
  const rights = apiScopes.filter((scope) => scopes.includes(scope)).map((scope) => apiScopeTexts[scope]);
  return (
    <Flex as="article" aria-label={name} gap="3" justify="space-between" align="start" wrap="wrap" borderTopWidth="1px" pt="4">
      <Stack gap="1" flex="1 1 16rem" minW="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="strong">{name}</Text>
          <Badge colorPalette={state.palette}>{state.name}</Badge>
        </Flex>
        <Text fontSize="sm">{rights.join(' · ')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {[
            `Created ${createdAt.toLocaleDateString()}`,
            lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toLocaleString()}`,
            expiresAt === null ? 'does not expire' : `until ${expiresAt.toLocaleDateString()}`,
          ].join(', ')}
        </Text>
      </Stack>
      {state.name === 'In use' ? (
        <Button variant="outline" colorPalette="red" disabled={!canRevoke} aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : null}
    </Flex>
  );
}

function stateOf({ revokedAt, expiresAt }: ApiTokenEntry) {
  if (revokedAt !== null) return { name: 'Revoked', palette: 'gray' } as const;
  if (expiresAt !== null && expiresAt.getTime() <= Date.now()) return { name: 'Expired', palette: 'orange' } as const;
  return { name: 'In use', palette: 'green' } as const;
}
