import { Alert, Button, Flex, Text } from '@chakra-ui/react';
import { saveWebhook } from '#app/device/calls/domains/webhooks.gen.ts';
import { useAction } from '#app/kit/use-action.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type WebhookEntry, webhookTexts } from '#contract/pages/webhooks.ts';

export interface WebhookActionsProps {
  readonly webhook: WebhookEntry;
  readonly onSecret: (secret: string) => void;
  readonly onSaved: () => void;
}

export function SwitchedOff() {
  return (
    <Alert.Root status="error">
      <Alert.Content>
        <Alert.Title>{webhookTexts.offSubject}</Alert.Title>
        <Alert.Description>
          {t('Several leads in a row could not be delivered. Correct the address or your system, then switch the webhook on again.')}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The buttons of a webhook that is set up. */
export function WebhookActions({ webhook, url, onSecret, onSaved }: WebhookActionsProps & { readonly url: string }) {
  const { tenantId, switchedOffAt, oldSecretEndsAt } = webhook;
  const action = useAction(saveWebhook, { done: webhookTexts.saved, failed: webhookTexts.saveFailed });
  const ending = useAction(saveWebhook, { done: webhookTexts.oldSecretEnded, failed: webhookTexts.saveFailed });
  const removing = useAction(saveWebhook, { done: webhookTexts.removed, failed: webhookTexts.saveFailed });
  const renew = async () => {
    const answer = await action.run({ tenant: tenantId, url, newSecret: true });
    if (answer.ok && answer.value.secret !== null) onSecret(answer.value.secret);
    if (answer.ok) onSaved();
  };
  return (
    <>
      {oldSecretEndsAt === null ? null : (
        <Flex gap="3" wrap="wrap" align="center">
          <Text>{webhookTexts.oldSecretEnds(timeText(oldSecretEndsAt))}</Text>
          <Button
            variant="outline"
            disabled={ending.isBusy}
            onClick={() => void ending.run({ tenant: tenantId, url, endOldSecret: true }).then(onSaved)}
          >
            {t('End the old secret now')}
          </Button>
        </Flex>
      )}
      <Flex gap="3" wrap="wrap">
        {switchedOffAt === null ? null : (
          <Button variant="outline" disabled={action.isBusy} onClick={() => void action.run({ tenant: tenantId, url }).then(onSaved)}>
            {t('Switch on again')}
          </Button>
        )}
        <Button variant="outline" disabled={action.isBusy} onClick={() => void renew()}>
          {t('New secret')}
        </Button>
        <Button
          variant="outline"
          disabled={removing.isBusy}
          onClick={() => void removing.run({ tenant: tenantId, url: null }).then(onSaved)}
        >
          {t('Remove webhook')}
        </Button>
      </Flex>
    </>
  );
}

export function timeText(time: Date): string {
  return time.toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
