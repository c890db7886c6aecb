import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { signInAddress } from '#app/session/sign-in/sign-in-address.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import type { DataCounts } from '#contract/tenants/migration.ts';
import { Counts } from './counts.tsx';
import { ExportedScript } from './exported-script.tsx';
import { migrationScreenTexts as texts } from './migration-screen-texts.ts';
import { type Migration, useMigration } from './use-migration.ts';

/** Moves plans, templates, users, and tenants from one server to another. */
export function MigrateData() {
  useTitle(texts.title);
  const migration = useMigration();
  const { state } = migration;
  const { reachable } = useAtomValue(connectionAtom);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="page__root">
        <div>
          <h1 className="page__title">{texts.title}</h1>
          <p className="page__lead">{texts.lead}</p>
        </div>
        {reachable ? null : (
          <p role="status" className="landing__notice">
            {texts.offline}
          </p>
        )}
        {state.step === 'migrated' ? <Migrated counts={state.counts} onAgain={migration.startOver} /> : null}
        {state.step === 'error' ? <Failed message={state.message} migration={migration} /> : null}
        {state.step === 'notExported' || state.step === 'exported' ? (
          <>
            <ExportStep migration={migration} isReachable={reachable} />
            {state.step === 'exported' ? <ExportedScript data={state.data} /> : null}
            <RunStep migration={migration} isReachable={reachable} />
          </>
        ) : null}
      </main>
    </>
  );
}

interface StepProps {
  readonly migration: Migration;
  readonly isReachable: boolean;
}

function ExportStep({ migration: { busy, exportAll }, isReachable }: StepProps) {
  return (
    <section className="browser__panel" aria-labelledby="migration-export">
      <h2 id="migration-export">{texts.exportTitle}</h2>
      <Button variant="primary" disabled={busy !== undefined || !isReachable} onClick={() => void exportAll()}>
        {busy === 'exporting' ? texts.exporting : texts.exportButton}
      </Button>
    </section>
  );
}

function RunStep({ migration: { busy, problem, run }, isReachable }: StepProps) {
  const [pasted, setPasted] = useState('');
  return (
    <section className="browser__panel" aria-labelledby="migration-run">
      <h2 id="migration-run">{texts.runTitle}</h2>
      <p className="page__note">{texts.runLead}</p>
      <Field label={texts.pasted}>
        {(control) => (
          <textarea id={control.id} className="field__area" rows={4} value={pasted} onChange={(event) => setPasted(event.target.value)} />
        )}
      </Field>
      {problem === undefined ? null : (
        <p className="join__problem" role="alert">
          {problem}
        </p>
      )}
      <p className="migration__actions">
        <Button disabled={busy !== undefined || !isReachable} onClick={() => void run(pasted)}>
          {busy === 'running' ? texts.testing : texts.test}
        </Button>
      </p>
    </section>
  );
}

function Migrated({ counts, onAgain }: { readonly counts: DataCounts; readonly onAgain: () => void }) {
  return (
    <section className="browser__panel" aria-labelledby="migration-done">
      <h2 id="migration-done">{texts.success}</h2>
      <Counts label={texts.success} counts={counts} />
      <ol className="migration__steps">
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button onClick={onAgain}>{texts.again}</Button>
    </section>
  );
}

function Failed({ message, migration: { needsSignIn, startOver } }: { readonly message: string; readonly migration: Migration }) {
  return (
    <section className="browser__panel" aria-labelledby="migration-failed" role="alert">
      <h2 id="migration-failed">{texts.failure}</h2>
      <p>{message}</p>
      <p className="migration__actions">
        <Button variant="primary" onClick={startOver}>
          {texts.retry}
        </Button>
        {needsSignIn ? <LinkButton href={freshSignIn()}>{texts.freshSignIn}</LinkButton> : null}
      </p>
    </section>
  );
}

/** Address of a sign-in that asks for the password again and returns here. */
function freshSignIn(): string {
  const address = signInAddress({ pathname: '/migrate-data', search: '' });
  return address.includes('prompt=login') ? address : `${address}&prompt=login`;
}
