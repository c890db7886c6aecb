import { Badge, Button, Field, Heading, HStack, Input, Link, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { accessTexts } from '#contract/access.ts';
import { type LandingPageHeading, type PageConfig, PagePath } from '#contract/landing-pages.ts';
import { publishLandingPage, unpublishLandingPage } from '../calls/calls.gen.ts';
import { Modal, Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { addressOf } from '../landing-pages/page-address.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { checkPage, type PageFinding } from './check-page.ts';
import { publishTexts as texts } from './publish-texts.ts';

export type PublishedState = Pick<LandingPageHeading, 'isPublished' | 'domain' | 'subdomain' | 'path'>;

interface PublishModalProps {
  readonly page: PageConfig;
  readonly state: PublishedState;
  readonly isUnsaved: boolean;
  /** Saves unsaved changes and returns the id of the page. */
  readonly onSave: () => Promise<string | undefined>;
  readonly onChange: (state: PublishedState) => void;
  readonly onShow: (componentId: string) => void;
  readonly onClose: () => void;
}

/** Publishes a page or turns it back into a draft. First lists the accessibility findings. Errors prevent publishing. */
export function PublishModal({ page, state, isUnsaved, onSave, onChange, onShow, onClose }: PublishModalProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const [path, setPath] = useState(state.path === '/' && !state.isPublished ? suggestedPath(page.name) : state.path);
  const publish = useAct(publishLandingPage, { done: texts.published, failed: texts.publishFailed });
  const unpublish = useAct(unpublishLandingPage, { done: texts.unpublished, failed: texts.unpublishFailed });
  const findings = checkPage(page);
  const hasErrors = findings.some(({ kind }) => kind === 'error');
  const readPath = PagePath.safeParse(path);
  const isBusy = publish.isBusy || unpublish.isBusy;
  const run = async (act: typeof publish) => {
    const id = await onSave();
    if (id === undefined) return;
    const answer = await act.run(act === publish ? { id, path } : { id });
    if (answer.ok) onChange(answer.value);
  };
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {state.isPublished ? (
            <Button variant="outline" disabled={isBusy || !reachable} onClick={() => void run(unpublish)}>
              {texts.unpublish}
            </Button>
          ) : null}
          <Button disabled={isBusy || !reachable || hasErrors || !readPath.success} aria-busy={isBusy} onClick={() => void run(publish)}>
            {state.isPublished ? texts.publishAgain : texts.publish}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Problem text={publish.problem ?? unpublish.problem ?? (reachable ? undefined : accessTexts.noConnection)} />
        <State state={state} />
        <Field.Root invalid={!readPath.success}>
          <Field.Label>{texts.path}</Field.Label>
          <Input value={path} autoComplete="off" onChange={(event) => setPath(event.target.value)} />
          {readPath.success ? null : <Field.ErrorText>{readPath.error.issues[0]?.message}</Field.ErrorText>}
          <Field.HelperText>{texts.pathHint}</Field.HelperText>
        </Field.Root>
        <Findings findings={findings} hasErrors={hasErrors} onShow={onShow} />
        {isUnsaved ? <Text color="fg.muted">{texts.savesFirst}</Text> : null}
      </Stack>
    </Modal>
  );
}

function State({ state }: { readonly state: PublishedState }) {
  const address = addressOf(state, window.location);
  return (
    <HStack gap="3" wrap="wrap" role="status">
      <Badge colorPalette={state.isPublished ? 'green' : 'gray'}>{state.isPublished ? texts.live : texts.draft}</Badge>
      {state.isPublished && address !== undefined ? (
        <Link href={address} target="_blank" rel="noreferrer" wordBreak="break-all">
          {address}
        </Link>
      ) : null}
      <Text color="fg.muted">{state.isPublished ? texts.liveText : texts.draftText}</Text>
    </HStack>
  );
}

interface FindingsProps extends Pick<PublishModalProps, 'onShow'> {
  readonly findings: readonly PageFinding[];
  readonly hasErrors: boolean;
}

function Findings({ findings, hasErrors, onShow }: FindingsProps) {
  return (
    <Stack as="section" gap="2" aria-label={texts.checks}>
      <Heading as="h3" size="sm">
        {texts.checks}
      </Heading>
      {findings.length === 0 ? <Text color="fg.muted">{texts.noFindings}</Text> : null}
      {findings.map(({ kind, text, componentId }) => (
        <HStack key={text} align="start" gap="3">
          <Badge colorPalette={kind === 'error' ? 'red' : 'orange'}>{kind === 'error' ? texts.error : texts.hint}</Badge>
          <Text flex="1">{text}</Text>
          {componentId === undefined ? null : (
            <Button size="sm" variant="ghost" aria-label={`${texts.show}: ${text}`} onClick={() => onShow(componentId)}>
              {texts.show}
            </Button>
          )}
        </HStack>
      ))}
      {hasErrors ? <Text fontWeight="strong">{texts.blocked}</Text> : null}
    </Stack>
  );
}

/** A path suggested from the page's name. */
function suggestedPath(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `/${words}`;
}
