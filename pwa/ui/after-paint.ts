import { atom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

/** True once the first screen's answer has been painted. Work that can wait, such as the chart and the session, starts then. */
export const isPaintedAtom = atom(false);

/**
 * Loading of the open screen, for a screen that paints its frame first and loads the rest later. Downloads that can wait, such as the local
 * database, begin when nothing of the screen is missing any more.
 */
export const screenLoadAtom = atom<'none' | 'loading' | 'complete'>('none');

/** Runs work once the next frame is on the screen. The returned function cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Runs work once the present state of the page has reached the display, which shows a frame while the next one is prepared. For downloads that
 * would compete with that state. The returned function cancels it.
 */
export function afterDisplay(work: () => void): () => void {
  let cancel = afterPaint(() => {
    cancel = afterPaint(work);
  });
  return () => cancel();
}

/** Ends in a later task: the page answers input and paints in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** True once the component that asks is on the display. What a screen loads later starts then. */
export function useIsDisplayed(): boolean {
  const [isDisplayed, setDisplayed] = useState(false);
  useEffect(() => afterDisplay(() => setDisplayed(true)), []);
  return isDisplayed;
}

/** The value as of the last painted frame. Expensive drawing uses it to follow the paint, and skips values that the next one overtakes. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
