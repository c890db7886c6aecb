import type { createStore } from 'jotai';
import { call } from '#app/device/calls/call.ts';
import { reportAppBuild } from '#app/device/calls/domains/session.gen.ts';
import { runningBuild } from '#app/frame/faults/running-build.ts';
import { isImpersonatedAtom, sessionAtom } from '#app/session/state/session-atoms.ts';

/** Says once to the server which build this tab runs, as soon as a person is signed in. The platform owner sees which builds are in use. */
export function reportBuild(store: ReturnType<typeof createStore>): void {
  const build = runningBuild(document.scripts);
  if (build === undefined) return;
  const report = () => {
    if (store.get(sessionAtom).status !== 'signedIn' || store.get(isImpersonatedAtom)) return;
    stop();
    void call(reportAppBuild, { build });
  };
  const stop = store.sub(sessionAtom, report);
  report();
}
