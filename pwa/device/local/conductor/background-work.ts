export interface BackgroundWork {
  /** Starts work without waiting for it. A fault is reported, and `onFault` decides what follows. */
  start(work: () => Promise<void>, onFault?: () => void): void;
  /** Resolves when no work is running. */
  finished(): Promise<void>;
}

export function createBackgroundWork(report: (fault: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start: (work, onFault = () => {}) => {
      const done = work()
        .catch((fault: unknown) => {
          report(fault);
          onFault();
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    finished: async () => {
      // Running work may start more work before it ends.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
