import { type Refused, refused } from '#contract/values/outcome.ts';
import { isAway } from '#server/core/data/postgres/is-away.ts';
import { httpTexts } from './http-texts.ts';
import type { Log } from './log.ts';
import { retrySoon, statuses } from './statuses.ts';

export interface FaultAnswer {
  readonly status: number;
  readonly text: string;
  readonly refusal: Refused;
  readonly headers: Readonly<Record<string, string>>;
}

interface FaultPlace {
  readonly requestId: string;
  readonly traceId?: string | undefined;
  readonly path?: string;
}

/** Handles faults: logs them and answers with a sentence and a status. */
export function answerToFault(log: Log, fault: unknown, place: FaultPlace): FaultAnswer {
  log.fault('fault', fault, { ...place });
  const [refusal, headers] = isAway(fault)
    ? [refused('Unavailable', httpTexts.databaseAway(place.requestId)), retrySoon]
    : [refused('Fault', httpTexts.fault(place.requestId)), {}];
  return { status: statuses[refusal.code], text: refusal.message, refusal, headers };
}
