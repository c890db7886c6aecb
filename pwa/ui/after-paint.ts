import { atom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

/** Whether the first screen's answer has been painted. Whatever can wait, such as the chart and the session, waits for it. */
export const isPaintedAtom = atom(false);

/** Runs work once the next frame is on the screen. The answer cancels it. */
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

/** The value as of the last frame: what takes long to draw follows what was painted, and is left out where the next value comes first. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}
