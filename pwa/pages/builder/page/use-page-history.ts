import { useState } from 'react';
import type { BuilderPage } from '#contract/pages/landing-pages.ts';
import { endGesture, type History, recordEdit, redo, startHistory, undo } from './history.ts';
import type { Edited } from './page-edits.ts';

/** The edited page with the steps that can be undone. */
export function usePageHistory(initial: BuilderPage) {
  const [history, setHistory] = useState<History<BuilderPage>>(() => startHistory(initial));
  const record = (next: BuilderPage, gesture?: string) => setHistory((before) => recordEdit(before, next, gesture));
  return {
    page: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    record,
    /** Records an edit unless it was refused. */
    recordAccepted: (edited: Edited, gesture?: string): Edited => {
      if (edited.ok) record(edited.value, gesture);
      return edited;
    },
    begin: (page: BuilderPage) => setHistory(startHistory(page)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    endGesture: () => setHistory(endGesture),
  };
}
