import type { Connection, Session } from '#app/session/state/session-atoms.ts';
import { changeTexts } from '#contract/sync/changes.ts';

export interface ConnectionWords {
  readonly label: string;
  readonly detail: string | undefined;
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
}

/** The state of the connection in words. Offline is a state, not an error. */
export function describeConnection(connection: Connection, status: Session['status'], isOutdated = false): ConnectionWords {
  const { failed, waiting } = connection;
  const decision = failed > 0 ? changeTexts.failed(failed) : undefined;
  const waits = waiting > 0 ? changeTexts.waiting(waiting) : undefined;
  if (status === 'expired') return { label: changeTexts.signInToSend(waiting), detail: decision, tone: 'warn' };
  if (!connection.reachable) return { label: changeTexts.offline, detail: decision ?? waits, tone: 'warn' };
  if (isOutdated) return { label: changeTexts.outdated, detail: decision ?? waits, tone: 'warn' };
  if (decision !== undefined) return { label: decision, detail: undefined, tone: 'bad' };
  if (!connection.stored) return { label: changeTexts.full, detail: waits, tone: 'bad' };
  if (!connection.kept && waits === undefined) return { label: changeTexts.notKept, detail: undefined, tone: 'warn' };
  // Before the first complete sync the app cannot say that everything is saved.
  if (waits !== undefined || connection.syncing || !connection.ready) return { label: changeTexts.syncing, detail: waits, tone: 'neutral' };
  return { label: changeTexts.allSaved, detail: undefined, tone: 'good' };
}
