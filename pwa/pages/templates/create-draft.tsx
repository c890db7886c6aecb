import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { createLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { readLandingTemplate } from '#app/device/calls/domains/templates.gen.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { type CreateLandingPage, PageConfig } from '#contract/pages/landing-pages.ts';
import type { GalleryTemplate } from '#contract/pages/templates/template-gallery.ts';
import { Id } from '#contract/values/id.ts';
import { draftOfTemplate } from './draft-of-template.ts';
import { templatePageTexts as texts } from './template-texts.ts';

interface CreateDraftProps {
  readonly template: GalleryTemplate;
  readonly title: string;
  readonly onClose: () => void;
}

/** Creates a page from the template, for a person who may edit pages. */
export function CreateDraft({ template, title, onClose }: CreateDraftProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const [state, setState] = useState<'asking' | 'creating' | 'created'>('asking');
  const [problem, setProblem] = useState<string>();
  const [createdId, setCreatedId] = useState<string>();
  const create = async () => {
    setState('creating');
    const answer = await call(createLandingPage, await startingPage(template));
    setState(answer.ok ? 'created' : 'asking');
    if (answer.ok) setCreatedId(answer.value.id);
    setProblem(answer.ok ? undefined : answer.message);
  };
  if (state === 'created') {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Link
              to="/landing-page-builder"
              search={createdId === undefined ? {} : { page: createdId }}
              className={buttonClass({ variant: 'primary' })}
            >
              {texts.toBuilder}
            </Link>
          </>
        }
      >
        <p role="status">{texts.created(template.name)}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={!reachable || state === 'creating'} onClick={() => void create()}>
            {state === 'creating' ? texts.creating : texts.create}
          </Button>
        </>
      }
    >
      <p>{reachable ? texts.alertOwner : texts.alertOffline}</p>
      {problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** The template's page. The six built-in cards hold none, so their page shows their description. */
async function startingPage(template: GalleryTemplate): Promise<CreateLandingPage> {
  const draft = draftOfTemplate(template);
  const answer = Id.safeParse(template.id).success ? await call(readLandingTemplate, { id: template.id }) : undefined;
  const config = answer?.ok === true ? PageConfig.safeParse(answer.value.config).data : undefined;
  return config === undefined ? draft : { name: config.name, config };
}
