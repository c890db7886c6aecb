import type { Outcome } from '#contract/values/outcome.ts';

export interface RequestTiming {
  /** Class of the address: the addresses themselves are countless. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export type NoteRequest = (timing: RequestTiming) => void;

/** Runs an operation and records how long it took and how it ended: "ok", the code of the refusal, or "fault". */
export type TimeOperation = <Result extends Response | Outcome<unknown>>(operation: string, run: () => Promise<Result>) => Promise<Result>;
