/** A tab holds this lock, shared, while it has a person's database open. */
const lockName = 'reckoner-open';
/** Longest wait for the other tabs: one that sleeps is caught when it wakes up. */
const patienceMs = 5_000;

/** Says that the person of this device has changed, with the reason where the server refused the person. */
export interface TabMessage {
  readonly refused: string | undefined;
}

export interface Tabs {
  tell(message: TabMessage): void;
}

/** Joins the tabs of this device. A tab that wakes up may have slept through a message, and looks for itself. */
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

/** Marks this tab as one that has a database open. Waits while another one removes it. */
export function enterOpen(): Promise<() => void> {
  return new Promise((entered) => {
    void navigator.locks.request(lockName, { mode: 'shared' }, () => new Promise<void>((leave) => entered(leave)));
  });
}

/** Runs work once no tab has a database open any more, or after the wait for a sleeping one: then it is not alone. */
export async function whenClosed(work: (isAlone: boolean) => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request(lockName, { signal: AbortSignal.timeout(patienceMs) }, () => work(true));
  } catch {
    await work(false);
  }
}
