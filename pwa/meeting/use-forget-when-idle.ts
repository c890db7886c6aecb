import { useEffect, useRef } from 'react';

const idleMs = 10 * 60_000;
const lookEveryMs = 15_000;

/** Calls `forget` after ten minutes without input, so that a client's figures do not stay on an unattended screen. */
export function useForgetWhenIdle(forget: () => void): void {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => {
    // Each key only records the time, because it has an answer to paint.
    let touchedAt = Date.now();
    let isForgotten = false;
    const touched = () => {
      touchedAt = Date.now();
      isForgotten = false;
    };
    const looking = setInterval(() => {
      if (isForgotten || Date.now() - touchedAt < idleMs) return;
      isForgotten = true;
      latest.current();
    }, lookEveryMs);
    const signs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) window.addEventListener(sign, touched, { passive: true });
    return () => {
      clearInterval(looking);
      for (const sign of signs) window.removeEventListener(sign, touched);
    };
  }, []);
}
