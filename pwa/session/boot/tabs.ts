/** A tab holds this lock, shared, while it has a person's database open. */
const lockName = 'reckoner-open';
/** Longest wait for the other tabs. A sleeping tab is handled when it wakes up. */
const patienceMs = 5_000;

/** Reports that the person of this device has changed, with the reason if the server refused the person. */
export interface TabMessage {
  readonly refused: string | undefined;
}

export interface Tabs {
  tell(message: TabMessage): void;
}

/** Connects the tabs of this device. A tab that wakes up may have missed a message while it slept, so it checks for itself. */
export function joinTabs(onMessage: (message: TabMessage) => void, onWake: () => void): Tabs {
  const channel = new BroadcastChannel('reckoner-session');
  channel.onmessage = ({ data }) => onMessage({ refused: typeof data?.refused === 'string' ? data.refused : undefined });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onWake();
  });
  document.addEventListener('resume', onWake);
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && onWake());
  return { tell: (message) => channel.postMessage(message) };
}

/** Marks this tab as having a database open. Waits while another tab removes it. */
export function enterOpen(): Promise<() => void> {
  return new Promise((entered) => {
    void navigator.locks.request(lockName, { mode: 'shared' }, () => new Promise<void>((leave) => entered(leave)));
  });
}

/** Runs work once no tab has a database open any more, or after the wait for a sleeping tab: then `isAlone` is false. */
export async function whenClosed(work: (isAlone: boolean) => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(lockName, { signal: AbortSignal.timeout(patienceMs) }, () => work(true));
  } catch {
    await work(false);
  }
}
