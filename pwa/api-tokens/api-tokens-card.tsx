import { Alert, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { accessTexts } from '#contract/access.ts';
import { type ApiTokenEntry, apiTokenTexts } from '#contract/api-tokens.ts';
import type { TenantRow } from '#contract/rows.ts';
import { listApiTokens, revokeApiToken } from '../calls/calls.gen.ts';
import { CopyField } from '../kit/copy-field.tsx';
import { ConfirmModal } from '../kit/modal.tsx';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { useAct } from '../kit/use-act.ts';
import { useServerList } from '../kit/use-server-list.ts';
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
    <Box as="section" aria-label="API tokens" borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Stack gap="1" flex="1 1 18rem">
            <Heading as="h2" size="lg">
              API tokens
            </Heading>
            <Text color="fg.muted">
              With a token, your own programs make the calls of this app. A token has the rights you choose here, never more than yours, and
              ends when you no longer administer the firm.
            </Text>
          </Stack>
          {isPlatform ? null : (
            <Button disabled={!reachable} onClick={() => setOpened({ kind: 'create' })}>
              Create token
            </Button>
          )}
        </Flex>
        {reachable ? null : <Text color="fg.muted">{`API tokens: ${accessTexts.noConnection}`}</Text>}
        {opened?.kind === 'secret' ? <NewSecret secret={opened.secret} onClose={close} /> : null}
        {state === 'loading' ? <SectionSkeleton lines={2} /> : null}
        {state === 'failed' ? <SectionFailure title="The tokens cannot be shown right now" text={message} onRetry={retry} /> : null}
        {state === 'ready' && rows.length === 0 ? <Text>No tokens yet.</Text> : null}
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

/** Stays until the person confirms. A stray click could close a dialog, and the secret would be lost. */
function NewSecret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  return (
    <Alert.Root status="success">
      <Alert.Content>
        <Alert.Title>Your new API token</Alert.Title>
        <Stack gap="3" align="start">
          <Text>Copy it now: it is shown this once. Send it in the header “Authorization: Bearer …” of each call.</Text>
          <CopyField label="Token" value={secret} />
          <Button variant="outline" onClick={onClose}>
            I have copied it
          </Button>
        </Stack>
      </Alert.Content>
    </Alert.Root>
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
      title={`Revoke ${name}?`}
      confirmLabel="Revoke token"
      isDestructive
      isBusy={revoke.isBusy}
      problem={revoke.problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>Programs that use this token are refused from their next call on.</Text>
    </ConfirmModal>
  );
}
