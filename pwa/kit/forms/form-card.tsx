import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { Problem } from './modal.tsx';
import type { Form, FormValues } from './use-form.ts';

interface FormCardProps<Values extends FormValues> {
  readonly title: string;
  readonly text: string;
  readonly form: Form<Values>;
  /** True if saving cannot wait for a connection. */
  readonly needsNetwork?: boolean;
  readonly submitLabel?: string;
  readonly children: ReactNode;
}

/** A form inside its section that is saved as a whole. */
export function FormCard<Values extends FormValues>({
  title,
  text,
  form,
  needsNetwork = false,
  submitLabel = t('Save changes'),
  children,
}: FormCardProps<Values>) {
  const { reachable } = useAtomValue(connectionAtom);
  const isHeld = needsNetwork && !reachable;
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="lg" bg="bg.panel" p={{ base: '4', md: '6' }}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="lg">
              {title}
            </Heading>
            <Text color="fg.muted">{text}</Text>
          </Stack>
          <Problem text={form.problem} />
          {children}
          <Stack direction="row" gap="3" align="center" wrap="wrap">
            <Button type="submit" disabled={!form.isChanged || form.isBusy || isHeld} aria-busy={form.isBusy}>
              {form.isBusy ? t('Saving…') : submitLabel}
            </Button>
            {form.isChanged ? (
              <Button variant="ghost" onClick={form.reset}>
                {t('Discard')}
              </Button>
            ) : null}
            {isHeld ? (
              <Text fontSize="sm" color="fg.muted">
                {accessTexts.noConnection}
              </Text>
            ) : null}
          </Stack>
        </Stack>
      </form>
    </Box>
  );
}
