import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { readWebhook, resendWebhookDelivery, saveWebhook } from '#app/device/calls/domains/webhooks.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormCard } from '#app/kit/forms/form-card.tsx';
import { NewSecret } from '#app/kit/forms/new-secret.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { LockedFields } from '#app/kit/plan-lock.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { connectionAtom, isPlatformAtom } from '#app/session/state/session-atoms.ts';
import { plural, t } from '#contract/language/t.ts';
import { SaveWebhook, type WebhookDeliveryEntry, webhook as webhookEntity, webhookTexts } from '#contract/pages/webhooks.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import { SwitchedOff, timeText, WebhookActions, type WebhookActionsProps } from './webhook-actions.tsx';

/** Delivery of the tenant's leads to its own system. */
export function WebhookCard({ tenant }: { readonly tenant: TenantRow }) {
  const { id } = tenant;
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
            {isPlatform ? null : (
              <WebhookForm key={webhook.url} tenant={tenant} webhook={webhook} onSecret={setSecret} onSaved={called.retry} />
            )}
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

const fields = shownFields(webhookEntity);

function WebhookForm({ tenant, webhook, onSecret, onSaved }: WebhookActionsProps & { readonly tenant: TenantRow }) {
  const { tenantId, url, switchedOffAt } = webhook;
  const form = useForm({
    id: `webhooks.save:${tenantId}`,
    initial: entriesOf(fields, webhook),
    schema: SaveWebhook,
    toInput: (values: FormValues) => ({ tenant: tenantId, ...requestOf(fields, values) }),
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
      <LockedFields tenant={tenant} right="webhooks">
        <EntityFields fields={fields} form={form} />
      </LockedFields>
      {url === null ? null : <WebhookActions webhook={webhook} url={url} onSecret={onSecret} onSaved={onSaved} />}
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
  const resend = useAction(resendWebhookDelivery, { done: webhookTexts.resent, failed: webhookTexts.resendFailed });
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
                plural(attempts, '{attempts} attempt', '{attempts} attempts', { attempts }),
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
