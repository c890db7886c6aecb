import { Badge, Button, Field, Heading, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { publishLandingPage, scheduleLandingPage, unpublishLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { type Action, useAction } from '#app/kit/use-action.ts';
import { brandAtom, connectionAtom, tenantNameAtom } from '#app/session/state/session-atoms.ts';
import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { type PageConfig, PagePath } from '#contract/pages/landing-pages.ts';
import { checkPage, type PageFinding } from '#contract/pages/page-view/check-page.ts';
import { accessTexts } from '#contract/people/access.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { publishTexts as texts } from './publish-texts.ts';
import { enteredTimes, momentOf, PublishTimes } from './publish-times.tsx';
import { PublishedStatus } from './published-status.tsx';

export type PublishedState = Pick<
  LandingPageHeading,
  'isPublished' | 'domain' | 'subdomain' | 'path' | 'publishAt' | 'publishPath' | 'unpublishAt' | 'scheduleProblem' | 'takenDownReason'
>;

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

/** The actions of publishing. Each saves the page first and passes on the server's answer to that. */
function usePublishing(
  page: PublishModalProps['page'],
  onSave: PublishModalProps['onSave'],
  onDone: (published: LandingPageHeading) => void,
) {
  const publish = useAction(publishLandingPage, { done: texts.published, failed: texts.publishFailed });
  const unpublish = useAction(unpublishLandingPage, { done: texts.unpublished, failed: texts.unpublishFailed });
  const schedule = useAction(scheduleLandingPage, {
    done: ({ publishAt, unpublishAt }) => ({ title: publishAt === null && unpublishAt === null ? texts.withdrawn : texts.scheduled }),
    failed: texts.scheduleFailed,
  });
  const brand = useAtomValue(brandAtom);
  const tenantName = useAtomValue(tenantNameAtom);
  const picture = () => drawSharePicture(page, { name: tenantName, accent: brand.accent });
  const run = async (action: Action<LandingPageHeading>, given: Readonly<Record<string, unknown>>) => {
    const id = await onSave();
    if (id === undefined) return;
    const answer = await action.run({ id, ...given });
    if (answer.ok) onDone(answer.value);
  };
  return { publish, unpublish, schedule, picture, run };
}

/** Publishes a page or turns it back into a draft. First lists the accessibility findings. Errors prevent publishing. */
export function PublishModal({ page, state, isUnsaved, onSave, onChange, onShow, onClose }: PublishModalProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const [path, setPath] = useState(state.publishPath ?? (state.path === '/' && !state.isPublished ? suggestedPath(page.name) : state.path));
  const [times, setTimes] = useState(enteredTimes(state));
  const { publish, unpublish, schedule, picture, run } = usePublishing(page, onSave, (published) => {
    setTimes(enteredTimes(published));
    onChange(published);
  });
  const findings = checkPage(page);
  const hasErrors = findings.some(({ kind }) => kind === 'error');
  const readPath = PagePath.safeParse(path);
  const isBusy = publish.isBusy || unpublish.isBusy || schedule.isBusy;
  const isBlocked = isBusy || !reachable;
  const asked = { publishAt: momentOf(times.publishAt), unpublishAt: momentOf(times.unpublishAt) };
  const hasTimes = asked.publishAt !== null || asked.unpublishAt !== null;
  const isScheduled = state.publishAt !== null || state.unpublishAt !== null;
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {state.isPublished ? (
            <Button variant="outline" disabled={isBlocked} onClick={() => void run(unpublish, {})}>
              {texts.unpublish}
            </Button>
          ) : null}
          {hasTimes || isScheduled ? (
            <Button
              variant="outline"
              disabled={isBlocked || !readPath.success || (asked.publishAt !== null && hasErrors)}
              onClick={() => void run(schedule, { path, ...asked, picture: picture() })}
            >
              {hasTimes ? texts.schedule : texts.withdraw}
            </Button>
          ) : null}
          <Button
            disabled={isBlocked || hasErrors || !readPath.success}
            aria-busy={isBusy}
            onClick={() => void run(publish, { path, picture: picture() })}
          >
            {state.isPublished ? texts.publishAgain : texts.publish}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Problem text={publish.problem ?? unpublish.problem ?? schedule.problem ?? (reachable ? undefined : accessTexts.noConnection)} />
        <PublishedStatus state={state} />
        <PathField path={path} onChange={setPath} />
        <PublishTimes times={times} onChange={setTimes} />
        <Findings findings={findings} hasErrors={hasErrors} onShow={onShow} />
        {isUnsaved ? <Text color="fg.muted">{texts.savesFirst}</Text> : null}
      </Stack>
    </Modal>
  );
}

function PathField({ path, onChange }: { readonly path: string; readonly onChange: (path: string) => void }) {
  const read = PagePath.safeParse(path);
  return (
    <Field.Root invalid={!read.success}>
      <Field.Label>{texts.path}</Field.Label>
      <Input value={path} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      {read.success ? null : <Field.ErrorText>{read.error.issues[0]?.message}</Field.ErrorText>}
      <Field.HelperText>{texts.pathHint}</Field.HelperText>
    </Field.Root>
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
