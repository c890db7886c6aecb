export interface LineBatch {
  readonly add: (line: string) => void;
  /** Writes the waiting lines at once. */
  readonly flush: () => void;
}

const flushAfterMs = 20;

/** Collects lines for a moment and writes them together, because a separate write for each line costs more than the line. */
export function batchLines(write: (text: string) => void): LineBatch {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') write(text);
  }
  return {
    add: (line) => {
      waiting += `${line}\n`;
      timer ??= setTimeout(flush, flushAfterMs);
    },
    flush,
  };
}
