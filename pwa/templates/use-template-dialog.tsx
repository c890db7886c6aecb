import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { GalleryTemplate } from '#contract/template-gallery.ts';
import { call } from '../calls/call.ts';
import { createLandingPage } from '../calls/calls.gen.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { signInAddress } from '../session/sign-in-address.ts';
import type { Audience } from '../shell/audiences.ts';
import { Button, buttonClass, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { draftOfTemplate } from './draft-of-template.ts';
import { templatePageTexts as texts } from './template-texts.ts';

interface UseTemplateDialogProps {
  readonly template: GalleryTemplate;
  readonly audience: Audience;
  readonly onClose: () => void;
}

/** Says what using a template means for this person, and does it. */
export function UseTemplateDialog({ template, audience, onClose }: UseTemplateDialogProps) {
  const title = texts.alertTitle(template.name);
  if (audience === 'platform_owner') return <CreateDraft template={template} title={title} onClose={onClose} />;
  const isVisitor = audience === 'visitor';
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isVisitor ? texts.cancel : texts.close}</Button>
          {isVisitor ? (
            <LinkButton variant="primary" href={signInAddress({ pathname: '/templates', search: '' })}>
              {texts.signIn}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{isVisitor ? texts.alertVisitor : texts.alertUser}</p>
    </Dialog>
  );
}

interface CreateDraftProps {
  readonly template: GalleryTemplate;
  readonly title: string;
  readonly onClose: () => void;
}

function CreateDraft({ template, title, onClose }: CreateDraftProps) {
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
