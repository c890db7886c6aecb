import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type GalleryTemplate, galleryTemplates } from '#contract/calculators/template-gallery.ts';
import { t } from '#contract/language/t.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import type { Audience } from '../shell/audiences.ts';
import { AccountMenu } from '../shell/header/account-menu.tsx';
import { AppHeader } from '../shell/header/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/messages/dialog.tsx';
import { templatePageTexts as texts } from './template-texts.ts';
import { useMoreTemplates } from './use-more-templates.ts';
import { UseTemplateDialog } from './use-template-dialog.tsx';

type Opened = { readonly kind: 'preview' | 'use'; readonly template: GalleryTemplate };

/** The templates that a landing page can start from. */
export function TemplatesPage({ audience }: { readonly audience: Audience }) {
  useTitle(texts.title);
  const [opened, setOpened] = useState<Opened>();
  const more = useMoreTemplates();
  const close = () => setOpened(undefined);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="page__root">
        <div>
          <h1 className="page__title">{texts.title}</h1>
          <p className="page__lead">{texts.lead}</p>
        </div>
        <ul className="gallery__grid">
          {[...galleryTemplates, ...more].map((template) => (
            <li key={template.id} className="gallery__card">
              <TemplateCard template={template} onOpen={(kind) => setOpened({ kind, template })} />
            </li>
          ))}
        </ul>
        <section className="gallery__more" aria-labelledby="more-templates">
          <h2 id="more-templates">{texts.soonTitle}</h2>
          <p>{texts.soon}</p>
          <LinkButton href={requestAddress(window.location.hostname)}>{texts.request}</LinkButton>
        </section>
      </main>
      {opened?.kind === 'preview' ? (
        <Preview template={opened.template} onClose={close} onUse={() => setOpened({ ...opened, kind: 'use' })} />
      ) : null}
      {opened?.kind === 'use' ? <UseTemplateDialog template={opened.template} audience={audience} onClose={close} /> : null}
    </>
  );
}

interface TemplateCardProps {
  readonly template: GalleryTemplate;
  readonly onOpen: (kind: Opened['kind']) => void;
}

function TemplateCard({ template: { name, description, category, image, tags }, onOpen }: TemplateCardProps) {
  return (
    <>
      <img className="gallery__image" src={image} alt="" width="320" height="200" loading="lazy" />
      <div className="gallery__text">
        <span className="badge">{t(category)}</span>
        <h2>{t(name)}</h2>
        <p>{t(description)}</p>
        <p className="gallery__tags" translate="no">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      </div>
      <div className="gallery__actions">
        <Button aria-label={texts.previewOf(t(name))} onClick={() => onOpen('preview')}>
          {texts.preview}
        </Button>
        <Button variant="primary" aria-label={`${texts.use}: ${t(name)}`} onClick={() => onOpen('use')}>
          {texts.use}
        </Button>
      </div>
    </>
  );
}

interface PreviewProps {
  readonly template: GalleryTemplate;
  readonly onClose: () => void;
  readonly onUse: () => void;
}

function Preview({ template: { name, previewUrl }, onClose, onUse }: PreviewProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const isOnline = reachable && navigator.onLine;
  return (
    <Dialog
      title={texts.previewOf(t(name))}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={onUse}>
            {texts.use}
          </Button>
        </>
      }
    >
      {isOnline ? <iframe className="gallery__frame" title={texts.previewOf(t(name))} src={previewUrl} /> : <p>{texts.previewOffline}</p>}
    </Dialog>
  );
}

/** A mail link to the sales desk of the visitor's host. */
function requestAddress(host: string): string {
  return `mailto:sales@${host.replace(/^www\./, '')}?subject=${encodeURIComponent(texts.requestSubject)}`;
}
