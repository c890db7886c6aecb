import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { createLandingPage, readLandingPage, updateLandingPage } from '#app/device/calls/domains/landing-pages.gen.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { builderPageOf } from './builder-page-of.ts';
import { builderTexts as texts } from './builder-texts.ts';

/** The page as the server holds it. */
export interface Stored {
  readonly id: string | undefined;
  readonly revision: number | undefined;
  /** The page as last loaded or saved. Undefined for a page that was never saved. */
  readonly page: BuilderPage | undefined;
  readonly savedAt: Date | undefined;
}

/** Another person saved in between. */
export interface Conflict {
  readonly mine: BuilderPage;
  readonly theirs: BuilderPage | undefined;
  readonly revision: number;
}

export interface PageSave {
  readonly isSaving: boolean;
  readonly conflict: Conflict | undefined;
  /** Saves the page and returns its id once it is saved. */
  save(page: BuilderPage): Promise<string | undefined>;
  /** Overwrites the other person's version. */
  keepMine(): Promise<void>;
  /** Returns the other person's version. */
  takeTheirs(): BuilderPage | undefined;
  dismissConflict(): void;
}

/** Saves a page: the first save creates it, later ones update it. Without a connection, the save waits in the list of changes. */
export function usePageSave(stored: Stored, setStored: (stored: Stored) => void): PageSave {
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { reachable } = useAtomValue(connectionAtom);
  const queue = useQueue();

  async function send(page: BuilderPage, revision: number | undefined): Promise<string | undefined> {
    const body = bodyOf(page);
    if (!reachable) {
      const id = stored.id ?? uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      const args = { ...body, id, ...(revision === undefined ? {} : { revision }) };
      const queued = await queue({ type: 'landingPages.save', tenantId: null, args, summary: t('Save page {name}', { name: page.name }) });
      if (!queued.ok) return fail(queued.message);
      setStored({ id, revision: undefined, page, savedAt: new Date() });
      return id;
    }
    const answer =
      stored.id === undefined ? await call(createLandingPage, body) : await call(updateLandingPage, { ...body, id: stored.id, revision });
    if (answer.ok) {
      setStored({ id: answer.value.id, revision: answer.value.revision, page, savedAt: new Date() });
      return answer.value.id;
    }
    if (answer.code === 'RevisionOutdated' && stored.id !== undefined) setConflict(await readConflict(stored.id, page));
    return fail(answer.message);
  }

  async function save(page: BuilderPage, revision = stored.revision): Promise<string | undefined> {
    setSaving(true);
    const id = await send(page, revision);
    setSaving(false);
    return id;
  }

  return {
    isSaving,
    conflict,
    save: (page) => save(page),
    keepMine: async () => {
      if (conflict === undefined) return;
      setConflict(undefined);
      await save(conflict.mine, conflict.revision);
    },
    takeTheirs: () => {
      if (conflict?.theirs === undefined) return undefined;
      setStored({ ...stored, revision: conflict.revision, page: conflict.theirs, savedAt: undefined });
      setConflict(undefined);
      return conflict.theirs;
    },
    dismissConflict: () => setConflict(undefined),
  };
}

/** Logs a failed save without a message, as the specification says. The status keeps saying that changes are unsaved. */
function fail(message: string): undefined {
  console.error(texts.saveFailed, message);
  return undefined;
}

function bodyOf({ measured, ...config }: BuilderPage) {
  const { title, description, keywords } = config.seo;
  const body = { name: config.name, config, seoTitle: title, seoDescription: description, seoKeywords: keywords };
  if (measured === undefined) return body;
  return { ...body, analyticsId: measured.analyticsId ?? null, facebookPixelId: measured.facebookPixelId ?? null };
}

async function readConflict(id: string, mine: BuilderPage): Promise<Conflict | undefined> {
  const answer = await call(readLandingPage, { id });
  return answer.ok ? { mine, theirs: builderPageOf(answer.value), revision: answer.value.revision } : undefined;
}
