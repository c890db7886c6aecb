import { deviceStore } from '#app/device/settings/device-store.ts';

const beatMs = 5_000;
/** Number of checks with the same beat before a tab takes over: fifteen seconds. */
const looksBeforeTaking = 3;

/**
 * Lets exactly one tab conduct for a person. The holder writes a new beat every few seconds. A tab that finds the same beat in several
 * checks takes the lock, so a frozen tab cannot block the others. Each tab counts its own checks, so that neither a changed wall clock nor
 * a sleeping device counts as silence. Taking over is safe because every command has its own id.
 */
export function holdConduct(name: string, begin: () => () => void): () => void {
  const beatKey = `beat:${name}`;
  const ended = new AbortController();
  let end = () => {};
  let isHolder = false;
  let seen = deviceStore.getItem(beatKey);
  let looks = 0;

  async function contend(steal: boolean): Promise<void> {
    try {
      await navigator.locks.request(name, steal ? { steal: true } : { signal: ended.signal }, conductUntilEnded);
    } catch {
      isHolder = false;
      end();
      end = () => {};
      if (!ended.signal.aborted) void contend(false);
    }
  }

  async function conductUntilEnded(): Promise<void> {
    if (ended.signal.aborted) return;
    isHolder = true;
    const beat = () => deviceStore.setItem(beatKey, crypto.randomUUID());
    beat();
    const timer = setInterval(beat, beatMs);
    end = () => {
      clearInterval(timer);
      stop();
    };
    const stop = begin();
    await new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  const watch = setInterval(() => {
    const beat = deviceStore.getItem(beatKey);
    looks = isHolder || beat === null || beat !== seen ? 0 : looks + 1;
    seen = beat;
    if (looks < looksBeforeTaking) return;
    looks = 0;
    void contend(true);
  }, beatMs);

  void contend(false);
  return () => {
    clearInterval(watch);
    end();
    ended.abort();
  };
}
