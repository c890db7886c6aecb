import { Alert, Button, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UseCall } from '#app/device/calls/use-call.ts';
import { t } from '#contract/language/t.ts';

interface CalledProps<Output> {
  readonly call: UseCall<Output>;
  readonly children: (value: Output) => ReactNode;
}

/** Content of a dialog that waits for an answer. If none arrives, it shows the reason and a retry button. */
export function Called<Output>({ call: { answer, retry }, children }: CalledProps<Output>) {
  if (answer === undefined) return <Skeleton h="40" role="status" aria-label={t('Loading')} />;
  if (answer.ok) return children(answer.value);
  return (
    <Stack align="start" gap="3">
      <Alert.Root status="error">
        <Alert.Content>
          <Alert.Description>{answer.message}</Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <Button variant="outline" onClick={retry}>
        {t('Try again')}
      </Button>
    </Stack>
  );
}
