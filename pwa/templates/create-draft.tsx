import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { GalleryTemplate } from '#contract/template-gallery.ts';
import { call } from '../calls/call.ts';
import { createLandingPage } from '../calls/calls.gen.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { draftOfTemplate } from './draft-of-template.ts';
import { templatePageTexts as texts } from './template-texts.ts';

interface CreateDraftProps {
  readonly template: GalleryTemplate;
  readonly title: string;
  readonly onClose: () => void;
}

/** A platform owner starts a page from the template. */
export function CreateDraft({ template, title, onClose }: CreateDraftProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const [state, setState] = useState<'asking' | 'creating' | 'created'>('asking');
  const [problem, setProblem] = useState<string>();
  const create = async () => {
    setState('creating');
    const answer = await call(createLandingPage, draftOfTemplate(template));
    setState(answer.ok ? 'created' : 'asking');
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
            <Link to="/admin/$section" params={{ section: 'landing-pages' }} className={buttonClass({ variant: 'primary' })}>
              {texts.toPages}
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
