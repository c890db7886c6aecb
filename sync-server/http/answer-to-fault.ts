import { isAway } from '#server/data/postgres/is-away.ts';
import { httpTexts } from './http-texts.ts';
import type { Log } from './log.ts';
import { retrySoon, statuses } from './statuses.ts';

export interface FaultAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Handles faults: logs them and answers with a sentence and a status. */
export function answerToFault(log: Log, fault: unknown, place: { readonly requestId: string; readonly path?: string }): FaultAnswer {
  log.fault('fault', fault, { ...place });
  return isAway(fault)
    ? { status: statuses.Unavailable, text: httpTexts.databaseAway(place.requestId), headers: retrySoon }
    : { status: statuses.Fault, text: httpTexts.fault(place.requestId), headers: {} };
}
