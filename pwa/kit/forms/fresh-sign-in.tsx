import { Button, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';

const key = 'freshSignIn';
/** Time in which the person has to come back. After that the dialog stays closed. */
const keptForMs = 10 * 60_000;

const Kept = z.object({ userId: z.string(), path: z.string(), at: z.number(), dialog: z.unknown() });

interface FreshSignInProps {
  /** Entries of the dialog, from which the section opens it again. They must not hold a secret. */
  readonly dialog: unknown;
}

/** Asks for a new sign-in before an action that the server accepts only within minutes of one. It returns to the dialog as it was. */
export function FreshSignIn({ dialog }: FreshSignInProps) {
  const userId = useAtomValue(userAtom)?.id;
  const { pathname } = window.location;
  const keep = () => sessionStorage.setItem(key, JSON.stringify({ userId, path: pathname, at: Date.now(), dialog }));
  return (
    <Stack gap="3" align="start">
      <Text>{accessTexts.freshSignIn}</Text>
      <Text color="fg.muted">{t('What you entered is kept. You come back to this step.')}</Text>
      <Button asChild>
        <a href={`/api/login?${new URLSearchParams({ prompt: 'login', returnTo: pathname })}`} onClick={keep}>
          {t('Sign in again')}
        </a>
      </Button>
    </Stack>
  );
}

/** The dialog that this person left to sign in again, if it was on this page. It opens once. */
export function useDialogAfterSignIn<Dialog>(schema: z.ZodMiniType<Dialog>): Dialog | undefined {
  const userId = useAtomValue(userAtom)?.id;
  const [dialog] = useState(() => {
    const kept = Kept.safeParse(parse(sessionStorage.getItem(key)));
    const isOurs = kept.success && kept.data.userId === userId && kept.data.path === window.location.pathname;
    if (!isOurs || Date.now() - kept.data.at > keptForMs) return undefined;
    const read = schema.safeParse(kept.data.dialog);
    return read.success ? read.data : undefined;
  });
  useEffect(() => sessionStorage.removeItem(key), []);
  return dialog;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
