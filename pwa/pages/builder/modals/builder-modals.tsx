import { useState } from 'react';
import type { PreviewWidth } from '#app/pages/builder/canvas/canvas.tsx';
import type { Builder } from '#app/pages/builder/page/use-builder.ts';
import type { StoredPage } from '#app/pages/builder/page/use-stored-page.ts';
import { ConflictModal } from './conflict-modal.tsx';
import { FunnelModal } from './funnel-modal.tsx';
import { PagesModal } from './pages-modal.tsx';
import { PreviewModal } from './preview-modal.tsx';
import { type PublishedState, PublishModal } from './publish-modal.tsx';

export type OpenModal = 'preview' | 'publish' | 'pages' | 'funnel';

interface BuilderModalsProps {
  readonly opened: OpenModal | undefined;
  readonly builder: Builder;
  readonly width: PreviewWidth;
  readonly storedPage: StoredPage;
  /** The state as loaded. Publishing changes it. */
  readonly published: PublishedState;
  readonly onClose: () => void;
}

/** The opened modal, and the question which version stays when another person saved in between. */
export function BuilderModals({ opened, builder, width, storedPage, published, onClose }: BuilderModalsProps) {
  const [state, setState] = useState(published);
  const { page } = builder;
  const { stored, needsSaving, saving } = storedPage;
  return (
    <>
      {opened === 'preview' ? <PreviewModal page={page} width={width} onClose={onClose} /> : null}
      {opened === 'pages' ? <PagesModal onClose={onClose} /> : null}
      {opened === 'funnel' ? (
        <FunnelModal page={stored.id} components={page.components} selected={builder.selected?.id} onClose={onClose} />
      ) : null}
      {opened === 'publish' ? (
        <PublishModal
          page={page}
          state={state}
          isUnsaved={needsSaving}
          onSave={async () => (needsSaving ? saving.save(page) : stored.id)}
          onChange={setState}
          onShow={(id) => {
            builder.select(id);
            onClose();
          }}
          onClose={onClose}
        />
      ) : null}
      {saving.conflict === undefined ? null : (
        <ConflictModal
          conflict={saving.conflict}
          onMine={() => void saving.keepMine()}
          onTheirs={() => {
            const theirs = saving.takeTheirs();
            if (theirs !== undefined) builder.replace(theirs);
          }}
          onClose={saving.dismissConflict}
        />
      )}
    </>
  );
}
