import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { listApiTokens, revokeApiToken } from '#app/device/calls/domains/api-tokens.gen.ts';
import { ConfirmModal } from '#app/kit/forms/modal.tsx';
import { NewSecret } from '#app/kit/forms/new-secret.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { PlanLock, useIsLocked } from '#app/kit/plan-lock.tsx';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom, isPlatformAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { type ApiTokenEntry, apiTokenTexts } from '#contract/people/api-tokens.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { ApiTokenForm } from './api-token-form.tsx';
import { ApiTokenItem } from './api-token-item.tsx';

type Opened =
  | { readonly kind: 'create' }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'revoke'; readonly token: ApiTokenEntry };

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** The tokens that the tenant's own programs use for calls. */
export function ApiTokensCard({ tenant }: { readonly tenant: TenantRow }) {
  const { id } = tenant;
  const { reachable } = useAtomValue(connectionAtom);
  const [opened, setOpened] = useState<Opened>();
  const input = useMemo(() => ({ tenant: id }), [id]);
  const { state, rows, message = '', retry } = useServerList({ name: `api-tokens:${id}`, call: listApiTokens, sort: newestFirst, input });
  const close = () => setOpened(undefined);
  return (
    <Box as="section" aria-label={t('API tokens')} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Top tenant={tenant} onCreate={() => setOpened({ kind: 'create' })} />
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

/** The purpose of tokens, and the button that makes one. */
function Top({ tenant, onCreate }: { readonly tenant: TenantRow; readonly onCreate: () => void }) {
  const isLocked = useIsLocked({ tenant, right: 'api' });
  const isPlatform = useAtomValue(isPlatformAtom);
  const { reachable } = useAtomValue(connectionAtom);
  return (
    <>
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
          <Button disabled={!reachable || isLocked} onClick={onCreate}>
            {t('Create token')}
          </Button>
        )}
      </Flex>
      <PlanLock tenant={tenant} right="api" />
    </>
  );
}

interface RevokeDialogProps {
  readonly token: ApiTokenEntry;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

function RevokeDialog({ token: { id, name }, onClose, onRevoked }: RevokeDialogProps) {
  const revoke = useAction(revokeApiToken, { done: apiTokenTexts.revoked, failed: apiTokenTexts.revokeFailed });
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
