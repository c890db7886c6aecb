import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { momentText } from '#contract/language/moment-text.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type ApiTokenEntry, apiScopes, apiScopeTexts } from '#contract/people/api-tokens.ts';

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
          <Badge colorPalette={state.palette}>{t(state.name)}</Badge>
        </Flex>
        <Text fontSize="sm">{rights.join(' · ')}</Text>
        <Text fontSize="sm" color="fg.muted">
          {[
            t('Created {createdAt}', { createdAt: createdAt.toLocaleDateString(spokenLocale()) }),
            lastUsedAt === null ? t('never used') : t('last used {lastUsedAt}', { lastUsedAt: momentText(lastUsedAt) }),
            expiresAt === null ? t('does not expire') : t('until {expiresAt}', { expiresAt: expiresAt.toLocaleDateString(spokenLocale()) }),
          ].join(', ')}
        </Text>
      </Stack>
      {state.name === 'In use' ? (
        <Button variant="outline" colorPalette="red" disabled={!canRevoke} aria-label={t('Revoke {name}', { name })} onClick={onRevoke}>
          {t('Revoke')}
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
