import { deviceStore } from '../shell/device-store.ts';

/** How long the conducting tab may be silent before another takes over. */
const staleMs = 15_000;
const beatMs = 5_000;

/**
 * Lets exactly one tab conduct for a person. The holder beats every few seconds; a tab that finds the beat stale takes the lock from it:
 * a frozen tab cannot keep everybody waiting. Taking over is safe because every command carries its own id.
 */
export function holdConduct(name: string, begin: () => () => void): () => void {
  const beatKey = `beat:${name}`;
  const ended = new AbortController();
  let end = () => {};

  async function contend(steal: boolean): Promise<void> {
    try {
      await navigator.locks.request(name, steal ? { steal: true } : { signal: ended.signal }, async () => {
        if (ended.signal.aborted) return;
        const beat = () => deviceStore.setItem(beatKey, String(Date.now()));
        beat();
        const timer = setInterval(beat, beatMs);
        end = begin();
        await new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve(), { once: true }));
        clearInterval(timer);
      });
    } catch {
      end();
      end = () => {};
      if (!ended.signal.aborted) void contend(false);
    }
  }

  const watch = setInterval(() => {
    const last = Number(deviceStore.getItem(beatKey) ?? Date.now());
    if (Date.now() - last > staleMs) void contend(true);
  }, beatMs);

  void contend(false);
  return () => {
    clearInterval(watch);
    end();
    ended.abort();
  };
}
