import { useReducer, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { exportData, runMigration } from '#app/device/calls/domains/migration.gen.ts';
import {
  type ExportedData,
  type MigrationState,
  migrationStart,
  migrationTexts,
  nextMigrationState,
  runProblem,
} from '#contract/tenants/migration.ts';

export interface Migration {
  readonly state: MigrationState;
  readonly busy: 'exporting' | 'running' | undefined;
  /** The reason why a run could not begin. */
  readonly problem: string | undefined;
  /** True if the last failure requires a new sign-in. */
  readonly needsSignIn: boolean;
  exportAll(): Promise<void>;
  /** Runs the pasted script, or else the one that was exported here. */
  run(pasted: string): Promise<void>;
  startOver(): void;
}

export function useMigration(): Migration {
  const [state, send] = useReducer(nextMigrationState, migrationStart);
  const [busy, setBusy] = useState<Migration['busy']>();
  const [problem, setProblem] = useState<string>();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  return {
    state,
    busy,
    problem,
    needsSignIn,
    exportAll: async () => {
      setProblem(undefined);
      setBusy('exporting');
      const answer = await call(exportData);
      setBusy(undefined);
      setNeedsSignIn(!answer.ok && answer.code === 'FreshSignInNeeded');
      send(
        answer.ok
          ? { type: 'exported', data: answer.value }
          : { type: 'failed', message: migrationTexts.exportFailed(answer.statusText || answer.message) },
      );
    },
    run: async (pasted) => {
      const held = pasted.trim() === '' ? state : pastedState(pasted);
      const missing = runProblem(held);
      setProblem(missing);
      if (missing !== undefined || held.step !== 'exported') return;
      setBusy('running');
      const answer = await call(runMigration, { migrationSQL: held.data.sqlScript });
      setBusy(undefined);
      setNeedsSignIn(!answer.ok && answer.code === 'FreshSignInNeeded');
      if (!answer.ok) return send({ type: 'failed', message: migrationTexts.runFailed(answer.statusText || answer.message) });
      send({ type: 'exported', data: held.data });
      send({ type: 'migrated', counts: answer.value });
    },
    startOver: () => {
      setProblem(undefined);
      setNeedsSignIn(false);
      send({ type: 'retry' });
    },
  };
}

/** Treats a script from another server like one that was exported here. */
function pastedState(sqlScript: string): MigrationState {
  const data: ExportedData = { sqlScript, dataCounts: { plans: 0, templates: 0, users: 0, tenants: 0 } };
  return { step: 'exported', data };
}
