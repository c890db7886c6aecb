import { createFaultReporter, type FaultReporter, sendReport } from './fault-reporter.ts';
import { runningBuild } from './running-build.ts';

let reporter: FaultReporter | undefined;

/** Reports errors that nothing in the app has caught. Without a built app there is nothing to report about. */
export function watchFaults(): void {
  const build = runningBuild(document.scripts);
  if (build === undefined) return;
  reporter = createFaultReporter({ build, path: () => window.location.pathname, random: Math.random, send: sendReport });
  window.addEventListener('error', ({ error }) => reporter?.report(error, false));
  window.addEventListener('unhandledrejection', ({ reason }) => reporter?.report(reason, false));
}

/** Reports an error that left an error page instead of the screen. */
export function reportFatal(fault: unknown): void {
  if (reporter === undefined) watchFaults();
  reporter?.report(fault, true);
}
