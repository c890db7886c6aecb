import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandAtom, tenantAtom } from '#app/session/session-atoms.ts';
import { loadCalculator } from '../browser/load-calculator.ts';
import { applyAccent, rememberAccent } from '../ui/theme/apply-accent.ts';
import { afterPaint, isPaintedAtom } from './after-paint.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { wanted } from './first.ts';
import { linkApp, tenantInPath } from './installed-app.ts';
import { replaceStaticPage } from './replace-static-page.ts';
import { createAppRouter } from './router.tsx';
import { sessionControlAtom } from './session-control.ts';

const store = createStore();
store.sub(brandAtom, () => {
  const { accent } = store.get(brandAtom);
  applyAccent(accent);
  rememberAccent(accent);
});

const cameBy = tenantInPath(window.location.pathname);
const nameApp = () => linkApp(document, cameBy ?? store.get(tenantAtom)?.subdomain);
nameApp();
store.sub(tenantAtom, nameApp);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const staticPage = document.getElementById('static-page');
if (staticPage !== null) replaceStaticPage(root, staticPage);
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Provider store={store}>
        <RouterProvider router={createAppRouter()} />
      </Provider>
    </ErrorBoundary>
  </StrictMode>,
);

// A calculator waits for nothing: the session comes after its answer is painted. Elsewhere the session decides what is shown, so it comes
// at once.
const begin = () =>
  void import('../session/begin-session.ts').then(async ({ beginSession }) => store.set(sessionControlAtom, await beginSession(store)));
const painted = () => store.set(isPaintedAtom, true);
const stopWaiting = store.sub(isPaintedAtom, () => {
  stopWaiting();
  if (wanted !== undefined) begin();
  void import('./watch-updates.ts').then(({ watchForUpdates }) => watchForUpdates(store));
});
if (wanted === undefined) {
  begin();
  afterPaint(painted);
} else {
  // What is no calculator is never painted as one.
  loadCalculator(wanted).then((calculator) => calculator ?? painted(), painted);
}
