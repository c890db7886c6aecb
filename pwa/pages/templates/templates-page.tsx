import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import type { Audience } from '#app/frame/shell/audiences.ts';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { t } from '#contract/language/t.ts';
import { type GalleryTemplate, templateSketch } from '#contract/pages/templates/template-gallery.ts';
import { templatePageTexts as texts } from './template-texts.ts';
import { useGallery } from './use-gallery.ts';
import { UseTemplateDialog } from './use-template-dialog.tsx';

const ContactSales = lazy(() => import('#app/kit/sales/contact-sales.tsx').then((module) => ({ default: module.ContactSales })));

type Opened = { readonly kind: 'preview' | 'use'; readonly template: GalleryTemplate };

/** The templates that a landing page can start from. */
export function TemplatesPage({ audience }: { readonly audience: Audience }) {
  useTitle(texts.title);
  const [opened, setOpened] = useState<Opened>();
  const [isRequesting, setRequesting] = useState(false);
  const gallery = useGallery();
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
          {gallery.map((template) => (
            <li key={template.id} className="gallery__card">
              <TemplateCard template={template} onOpen={(kind) => setOpened({ kind, template })} />
            </li>
          ))}
        </ul>
        <section className="gallery__more" aria-labelledby="more-templates">
          <h2 id="more-templates">{texts.soonTitle}</h2>
          <p>{texts.soon}</p>
          <Button onClick={() => setRequesting(true)}>{texts.request}</Button>
        </section>
      </main>
      <Suspense fallback={null}>{isRequesting ? <ContactSales kind="template" onClose={() => setRequesting(false)} /> : null}</Suspense>
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

function TemplateCard({ template, onOpen }: TemplateCardProps) {
  const { name, description, category, image, tags, industry, isFeatured } = template;
  return (
    <>
      <TemplateImage key={image} address={image} />
      <div className="gallery__text">
        {category === '' ? null : <span className="badge">{t(category)}</span>}
        {isFeatured === true ? <span className="badge">{texts.featured}</span> : null}
        <h2>{t(name)}</h2>
        <p>{t(description)}</p>
        {typeof industry === 'string' ? <p>{texts.industry(industry)}</p> : null}
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

/** The picture of a template; a sketch if it cannot be loaded. */
function TemplateImage({ address }: { readonly address: string }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <img
      className="gallery__image"
      src={isMissing ? templateSketch('#0d4f4d') : address}
      alt=""
      width="320"
      height="200"
      loading="lazy"
      onError={() => setMissing(true)}
    />
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
