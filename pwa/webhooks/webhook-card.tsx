import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { t } from '#contract/language/t.ts';
import { SaveWebhook, type WebhookDeliveryEntry, webhookTexts } from '#contract/pages/webhooks.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { call } from '../calls/call.ts';
import { readWebhook, resendWebhookDelivery, saveWebhook } from '../calls/domains/webhooks.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { Called } from '../kit/called.tsx';
import { FormCard } from '../kit/forms/form-card.tsx';
import { TextField } from '../kit/forms/form-fields.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { NewSecret } from '../kit/new-secret.tsx';
import { useAct } from '../kit/use-act.ts';
import { connectionAtom, isPlatformAtom } from '../session/session-atoms.ts';
import { SwitchedOff, timeText, WebhookActs, type WebhookActsProps } from './webhook-acts.tsx';

/** Delivery of the firm's leads to its own system. */
export function WebhookCard({ tenant: { id } }: { readonly tenant: TenantRow }) {
  const { reachable } = useAtomValue(connectionAtom);
  const isPlatform = useAtomValue(isPlatformAtom);
  const input = useMemo(() => ({ tenant: id }), [id]);
  const called = useCall(readWebhook, input);
  const [secret, setSecret] = useState<string>();
  if (!reachable && called.answer?.ok !== true)
    return <Text color="fg.muted">{t('Webhook: {noConnection}', { noConnection: accessTexts.noConnection })}</Text>;
  return (
    <Stack gap="4">
      <Called call={called}>
        {(webhook) => (
          <>
            {isPlatform ? null : <WebhookForm key={webhook.url} webhook={webhook} onSecret={setSecret} onSaved={called.retry} />}
            {secret === undefined ? null : (
              <NewSecret
                title={t('The secret of your webhook')}
                text={t('Copy it now: it is shown this once. With it your system checks that a lead comes from here.')}
                label={t('Secret')}
                secret={secret}
                onClose={() => setSecret(undefined)}
              />
            )}
            <Deliveries deliveries={webhook.deliveries} onResent={called.retry} />
          </>
        )}
      </Called>
    </Stack>
  );
}

function WebhookForm({ webhook, onSecret, onSaved }: WebhookActsProps) {
  const { tenantId, url, switchedOffAt } = webhook;
  const form = useForm({
    id: `webhooks.save:${tenantId}`,
    initial: { url: url ?? '' },
    schema: SaveWebhook,
    toInput: (values) => ({ tenant: tenantId, url: values.url }),
    send: async (given) => {
      const answer = await call(saveWebhook, given);
      if (answer.ok && answer.value.secret !== null) onSecret(answer.value.secret);
      return answer;
    },
    onSent: onSaved,
  });
  return (
    <FormCard
      title={t('Your own system')}
      text={t('Each new lead is sent to this address, signed, and sent again for about half an hour while your system does not answer.')}
      form={form}
      needsNetwork
      submitLabel={t('Save webhook')}
    >
      {switchedOffAt === null ? null : <SwitchedOff />}
      <TextField
        field={form.field('url')}
        label={t('Address of the webhook')}
        inputMode="url"
        placeholder="https://crm.example.com/leads"
      />
      {url === null ? null : <WebhookActs webhook={webhook} url={url} onSecret={onSecret} onSaved={onSaved} />}
    </FormCard>
  );
}

interface DeliveriesProps {
  readonly deliveries: readonly WebhookDeliveryEntry[];
  readonly onResent: () => void;
}

const colors = { waiting: 'orange', delivered: 'green', failed: 'red' } as const;

function Deliveries({ deliveries, onResent }: DeliveriesProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const resend = useAct(resendWebhookDelivery, { done: webhookTexts.resent, failed: webhookTexts.resendFailed });
  if (deliveries.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('Deliveries')} gap="3">
      <Heading as="h3" size="md">
        {t('Deliveries')}
      </Heading>
      {deliveries.map(({ id, state, attempts, lastStatus, lastAnswer, createdAt, attemptedAt }) => (
        <Flex
          key={id}
          as="article"
          aria-label={t('Lead of {createdAt}', { createdAt: timeText(createdAt) })}
          gap="3"
          wrap="wrap"
          align="start"
          borderTopWidth="1px"
          pt="3"
        >
          <Badge colorPalette={colors[state]}>{webhookTexts.states[state]}</Badge>
          <Box flex="1 1 16rem" minW="0">
            <Text>{timeText(createdAt)}</Text>
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {[
                attempts === 1 ? '1 attempt' : t('{attempts} attempts', { attempts }),
                attemptedAt === null ? '' : t('last at {attemptedAt}', { attemptedAt: timeText(attemptedAt) }),
                lastStatus === null ? '' : t('answer {lastStatus}', { lastStatus }),
                lastAnswer ?? '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </Text>
          </Box>
          {state === 'waiting' ? null : (
            <Button
              variant="outline"
              size="sm"
              aria-label={t('Send again the lead of {createdAt}', { createdAt: timeText(createdAt) })}
              disabled={!reachable || resend.isBusy}
              onClick={() => void resend.run({ id }).then(onResent)}
            >
              {t('Send again')}
            </Button>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
