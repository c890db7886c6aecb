import { atom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

/** True once the first screen's answer has been painted. Work that can wait, such as the chart and the session, starts then. */
export const isPaintedAtom = atom(false);

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

/** True once the component that asks has been painted. What a screen loads later starts then. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

/** The value as of the last painted frame. Expensive drawing uses it to follow the paint, and skips values that the next one overtakes. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
