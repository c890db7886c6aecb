import { useState } from 'react';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { type PageSave, type Stored, usePageSave } from './use-page-save.ts';

/** The edited page beside its stored version. */
export interface StoredPage {
  readonly stored: Stored;
  readonly isUnsaved: boolean;
  /** True if the page has changed, or was never saved. */
  readonly needsSaving: boolean;
  readonly saving: PageSave;
}

interface StoredPageOptions {
  readonly initial: BuilderPage;
  readonly loaded: Stored;
  /** Called after the first save. */
  readonly onCreated: ((id: string) => void) | undefined;
}

export function useStoredPage(page: BuilderPage, { initial, loaded, onCreated }: StoredPageOptions): StoredPage {
  const [stored, setStored] = useState(loaded);
  const saving = usePageSave(stored, (next) => {
    setStored(next);
    if (stored.id === undefined && next.id !== undefined) onCreated?.(next.id);
  });
  const isUnsaved = page !== (stored.page ?? initial);
  return { stored, isUnsaved, needsSaving: isUnsaved || stored.id === undefined, saving };
}
