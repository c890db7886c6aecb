import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import { BuilderPage } from '#contract/pages/landing-pages.ts';

const Draft = z.object({ page: BuilderPage });
/** Pause in typing after which the draft is written. */
const pauseMs = 500;

export interface CrashDraft {
  readonly page: BuilderPage;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Keeps unsaved changes on the device, so that a crash or a closed tab loses none. `found` is the draft of an earlier visit. */
export function useCrashDraft(key: string, page: BuilderPage, isUnsaved: boolean) {
  const local = useAtomValue(localAtom);
  const [found, setFound] = useState<CrashDraft>();
  const [isRead, setRead] = useState(false);
  const name = `builder-draft:${key}`;

  useEffect(() => {
    let isOpen = true;
    void local?.pages.find(name, Draft).then((kept) => {
      if (!isOpen) return;
      const [draft] = kept?.rows ?? [];
      setFound(draft === undefined || kept === undefined ? undefined : { page: draft.page, at: kept.at });
      setRead(true);
    });
    return () => {
      isOpen = false;
    };
  }, [local, name]);

  // The first save gives the page an id, which also names its drafts.
  const named = useRef(name);
  useEffect(() => {
    if (named.current !== name) void local?.pages.keep(named.current, { rows: [], total: 0 });
    named.current = name;
  }, [local, name]);

  useEffect(() => {
    // The draft of an earlier visit stays until the person decides about it.
    if (!isRead || found !== undefined) return;
    const rows = isUnsaved ? [{ page }] : [];
    const timer = setTimeout(() => void local?.pages.keep(name, { rows, total: rows.length }), pauseMs);
    return () => clearTimeout(timer);
  }, [local, name, page, isUnsaved, isRead, found]);

  return { found, forget: () => setFound(undefined) };
}
