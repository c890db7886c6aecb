import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandAtom, tenantAtom } from '#app/session/session-atoms.ts';
import { calculatorInPath, loadCalculator } from '../browser/load-calculator.ts';
import { applyAccent, rememberAccent, rememberedAccent } from '../ui/theme/apply-accent.ts';
import { applyMode, storedMode } from '../ui/theme/colour-mode.ts';
import { afterPaint, isPaintedAtom } from './after-paint.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { linkApp, tenantInPath } from './installed-app.ts';
import { createAppRouter } from './router.tsx';
import { sessionControlAtom } from './session-control.ts';

applyMode(storedMode());
applyAccent(rememberedAccent());
const wanted = calculatorInPath(window.location.pathname);
if (wanted !== undefined) loadCalculator(wanted).catch((fault) => console.error('The formulas could not be loaded.', fault));

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
if (wanted === undefined) begin();
else {
  const beginOnce = store.sub(isPaintedAtom, () => {
    beginOnce();
    begin();
  });
  // What is no calculator is never painted as one.
  loadCalculator(wanted).then((calculator) => calculator ?? begin(), begin);
}
afterPaint(() => void import('./watch-updates.ts').then(({ watchForUpdates }) => watchForUpdates(store)));
