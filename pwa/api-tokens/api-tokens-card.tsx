import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type ApiTokenEntry, apiTokenTexts } from '#contract/people/api-tokens.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { listApiTokens, revokeApiToken } from '../calls/domains/api-tokens.gen.ts';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { ConfirmModal } from '../kit/modal.tsx';
import { NewSecret } from '../kit/new-secret.tsx';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom, isPlatformAtom } from '../session/session-atoms.ts';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenItem } from './api-token-item.tsx';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'revoke'; readonly token: ApiTokenEntry };

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** The tokens that the firm's own programs use for calls. */
export function ApiTokensCard({ tenant: { id } }: { readonly tenant: TenantRow }) {
  const { reachable } = useAtomValue(connectionAtom);
  const isPlatform = useAtomValue(isPlatformAtom);
  const [opened, setOpened] = useState<Opened>();
  const input = useMemo(() => ({ tenant: id }), [id]);
  const { state, rows, message = '', retry } = useServerList({ name: `api-tokens:${id}`, call: listApiTokens, sort: newestFirst, input });
  const close = () => setOpened(undefined);
  return (
    <Box as="section" aria-label={t('API tokens')} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Stack gap="1" flex="1 1 18rem">
            <Heading as="h2" size="lg">
              {t('API tokens')}
            </Heading>
            <Text color="fg.muted">
              {t(
                'With a token, your own programs make the calls of this app. A token has the rights you choose here, never more than yours, and ends when you no longer administer the firm.',
              )}
            </Text>
          </Stack>
          {isPlatform ? null : (
            <Button disabled={!reachable} onClick={() => setOpened({ kind: 'create' })}>
              {t('Create token')}
            </Button>
          )}
        </Flex>
        {reachable ? null : <Text color="fg.muted">{t('API tokens: {noConnection}', { noConnection: accessTexts.noConnection })}</Text>}
        {opened?.kind === 'secret' ? (
          <NewSecret
            title={t('Your new API token')}
            text={t('Copy it now: it is shown this once. Send it in the header “Authorization: Bearer …” of each call.')}
            label={t('Token')}
            secret={opened.secret}
            onClose={close}
          />
        ) : null}
        {state === 'loading' ? <SectionSkeleton lines={2} /> : null}
        {state === 'failed' ? <SectionFailure title={t('The tokens cannot be shown right now')} text={message} onRetry={retry} /> : null}
        {state === 'ready' && rows.length === 0 ? <Text>{t('No tokens yet.')}</Text> : null}
        {rows.map((token) => (
          <ApiTokenItem key={token.id} token={token} canRevoke={reachable} onRevoke={() => setOpened({ kind: 'revoke', token })} />
        ))}
      </Stack>
      {opened?.kind === 'create' ? (
        <ApiTokenForm
          tenantId={id}
          // Closes the dialog only while the form is open. Once the secret has replaced the form, closing must not remove the secret.
          onClose={() => setOpened((now) => (now?.kind === 'create' ? undefined : now))}
          onCreated={(secret) => {
            setOpened({ kind: 'secret', secret });
            retry();
          }}
        />
      ) : null}
      {opened?.kind === 'revoke' ? <RevokeDialog token={opened.token} onClose={close} onRevoked={retry} /> : null}
    </Box>
  );
}

interface RevokeDialogProps {
  readonly token: ApiTokenEntry;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeDialog({ token: { id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useAct(revokeApiToken, { done: apiTokenTexts.revoked, failed: apiTokenTexts.revokeFailed });
  const confirm = async () => {
    const answer = await revoke.run({ id });
    if (!answer.ok) return;
    onRevoked();
    onClose();
  };
  return (
    <ConfirmModal
      title={t('Revoke {name}?', { name })}
      confirmLabel={t('Revoke token')}
      isDestructive
      isBusy={revoke.isBusy}
      problem={revoke.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{t('Programs that use this token are refused from their next call on.')}</Text>
    </ConfirmModal>
  );
}
