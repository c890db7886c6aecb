import { builder } from '#contract/pages/landing-page-values.ts';

/** States before and after the current one. A recorded state is never changed. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Name of the gesture that made the current state, such as typing in one field. Its next step adds no entry. */
  readonly gesture?: string | undefined;
}

export function startHistory<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** The history after an edit. An edit without a change leaves it as it is, and one gesture makes one entry. */
export function recordEdit<State>(history: History<State>, next: State, gesture?: string): History<State> {
  if (next === history.present) return history;
  const isSameGesture = gesture !== undefined && gesture === history.gesture;
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-builder.historyEntries);
  return { past, present: next, future: [], gesture };
}

/** Ends a gesture, so that the next edit makes a new entry. */
export function endGesture<State>(history: History<State>): History<State> {
  return history.gesture === undefined ? history : { ...history, gesture: undefined };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
