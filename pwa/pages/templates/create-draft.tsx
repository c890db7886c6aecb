import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { createPageFromTemplate } from '#app/device/calls/domains/landing-pages.gen.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import type { SavedPage } from '#contract/pages/landing-pages.ts';
import type { GalleryTemplate } from '#contract/pages/templates/template-gallery.ts';
import { Id } from '#contract/values/id.ts';
import { type Outcome, refused } from '#contract/values/outcome.ts';
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
    const answer = await createFrom(template);
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

/** A card that was drawn before the server answered has no page behind it yet. */
function createFrom({ id }: GalleryTemplate): Promise<Outcome<SavedPage>> {
  if (!Id.safeParse(id).success) return Promise.resolve(refused('NotFound', texts.notLoaded));
  return call(createPageFromTemplate, { id });
}
