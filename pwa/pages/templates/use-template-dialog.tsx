import { lazy, Suspense } from 'react';
import type { Audience } from '#app/frame/shell/audiences.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { t } from '#contract/language/t.ts';
import type { GalleryTemplate } from '#contract/pages/templates/template-gallery.ts';
import { templatePageTexts as texts } from './template-texts.ts';

const CreateDraft = lazy(() => import('./create-draft.tsx').then((module) => ({ default: module.CreateDraft })));

interface UseTemplateDialogProps {
  readonly template: GalleryTemplate;
  readonly audience: Audience;
  readonly onClose: () => void;
}

/** Explains the result of using a template for this person, and creates the page. */
export function UseTemplateDialog({ template, audience, onClose }: UseTemplateDialogProps) {
  const title = texts.alertTitle(t(template.name));
  if (audience === 'platform_owner' || audience === 'tenant_admin') {
    return (
      <Suspense fallback={null}>
        <CreateDraft template={template} title={title} onClose={onClose} />
      </Suspense>
    );
  }
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
