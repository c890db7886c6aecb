import { useEffect, useRef } from 'react';

const idleMs = 10 * 60_000;
/** Time between the warning and the end. */
const warningMs = 60_000;
const lookEveryMs = 15_000;

/**
 * Calls `forget` after ten minutes without input, so that a client's figures do not stay on an unattended screen, and `warn` a minute
 * before.
 */
export function useForgetWhenIdle(forget: () => void, warn: () => void = () => {}): void {
  const latest = useRef({ forget, warn });
  useEffect(() => {
    latest.current = { forget, warn };
  });
  useEffect(() => {
    // Each key only records the time, because it has an answer to paint.
    let touchedAt = Date.now();
    let said: 'nothing' | 'warning' | 'end' = 'nothing';
    const look = () => {
      const idle = Date.now() - touchedAt;
      if (said !== 'end' && idle >= idleMs) {
        said = 'end';
        latest.current.forget();
      } else if (said === 'nothing' && idle >= idleMs - warningMs) {
        said = 'warning';
        latest.current.warn();
      }
    };
    const touched = () => {
      // No timer runs while a device sleeps, so the touch that wakes it may be the first sign of a long absence.
      if (Date.now() - touchedAt >= idleMs) look();
      touchedAt = Date.now();
      said = 'nothing';
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
