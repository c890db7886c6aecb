import { type Refused, refused } from '#contract/values/outcome.ts';
import { isAway } from '#server/core/data/postgres/is-away.ts';
import { isOutOfTime } from '#server/core/data/postgres/is-out-of-time.ts';
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
  const refusal = refusalOf(fault, place.requestId);
  const headers = refusal.code === 'Unavailable' ? retrySoon : {};
  return { status: statuses[refusal.code], text: refusal.message, refusal, headers };
}

/** A fault in words that reveal nothing of it. */
export function refusalOf(fault: unknown, requestId: string): Refused<'Unavailable' | 'Fault'> {
  if (isAway(fault)) return refused('Unavailable', httpTexts.databaseAway(requestId));
  if (isOutOfTime(fault)) return refused('Unavailable', httpTexts.tooSlow(requestId));
  return refused('Fault', httpTexts.fault(requestId));
}
