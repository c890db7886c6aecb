import { useEffect, useRef } from 'react';
import { createIdleWatch } from './idle-watch.ts';

const lookEveryMs = 15_000;

/**
 * Calls `leave` after ten minutes without input, so that a client's figures do not stay on an unattended screen, and `warn` a minute
 * before. A corrected clock may call it earlier, so `leave` hides and destroys nothing.
 */
export function useWhenIdle(leave: () => void, warn: () => void = () => {}): void {
  const latest = useRef({ leave, warn });
  useEffect(() => {
    latest.current = { leave, warn };
  });
  useEffect(() => {
    const watch = createIdleWatch({ wall: () => Date.now(), monotonic: () => performance.now() });
    const look = () => {
      const due = watch.look();
      if (due === 'end') latest.current.leave();
      if (due === 'warning') latest.current.warn();
    };
    // Each key only notes the time, because it has an answer to paint.
    const touched = () => {
      if (watch.touched()) return;
      look();
      watch.touched();
    };
    const looking = setInterval(look, lookEveryMs);
    const signs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
    return () => {
      clearInterval(looking);
      for (const sign of signs) window.removeEventListener(sign, touched);
    };
  }, []);
}
