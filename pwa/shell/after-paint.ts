import { atom } from 'jotai';

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
