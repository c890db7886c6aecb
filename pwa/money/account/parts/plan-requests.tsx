import { Alert } from '@chakra-ui/react';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import type { PlanRequest } from '#contract/money/billing.ts';
import { accountTexts } from './account-texts.ts';

/** Members who asked the administrators for a plan. */
export function PlanRequests({ requests }: { readonly requests: readonly PlanRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Alert.Root status="info" role="status" aria-label={t('Requests of your team')}>
      <Alert.Content>
        {requests.map(({ email, askedAt }) => (
          <Alert.Description key={email}>{accountTexts.planRequest(email, dayText(askedAt))}</Alert.Description>
        ))}
      </Alert.Content>
    </Alert.Root>
  );
}
