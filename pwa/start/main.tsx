import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCalculator } from '#app/catalog/load-calculator.ts';
import { firmOfHost } from '#app/session/firm-of-host.ts';
import { hostFirmAtom, tenantAtom } from '#app/session/session-atoms.ts';
import { ErrorBoundary } from '#app/shell/error-boundary.tsx';
import { replaceStaticPage } from '#app/shell/replace-static-page.ts';
import { sessionControlAtom } from '#app/shell/session-control.ts';
import { linkApp, tenantInPath } from '#app/shell/updates/installed-app.ts';
import { afterPaint, isPaintedAtom } from '#app/ui/after-paint.ts';
import { wanted } from './first.ts';
import { createAppRouter } from './router.tsx';

const store = createStore();
const hostFirm = firmOfHost();
store.set(hostFirmAtom, hostFirm);
const follow = () => void import('./follow-brand.ts').then(({ followBrand }) => followBrand(store));
// The look of a firm’s own host is painted first. Elsewhere the look follows the person.
if (hostFirm !== undefined) follow();

const cameBy = tenantInPath(window.location.pathname);
const nameApp = () => linkApp(document, cameBy ?? store.get(tenantAtom)?.subdomain);
nameApp();
store.sub(tenantAtom, nameApp);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const staticPage = document.getElementById('static-page');
if (staticPage !== null) replaceStaticPage(root, staticPage);
const router = createAppRouter();
const screenRendered = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()));
// As a transition, drawing stops for input and frames in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </ErrorBoundary>
    </StrictMode>,
  ),
);

// A calculator does not wait for the session, which starts after its answer is painted. On other screens the session decides what is shown,
// so it starts at once.
const begin = () =>
  void import('#app/session/begin-session.ts').then(async ({ beginSession }) =>
    store.set(sessionControlAtom, await beginSession(store, screenRendered)),
  );
const painted = () => store.set(isPaintedAtom, true);
const stopWaiting = store.sub(isPaintedAtom, () => {
  stopWaiting();
  if (wanted !== undefined) begin();
  if (hostFirm === undefined) follow();
  void import('#app/language/follow-language.ts').then(({ followLanguage }) => followLanguage(store));
  void import('#app/shell/watch-updates.ts').then(({ watchForUpdates }) => watchForUpdates(store));
});
if (wanted === undefined) {
  begin();
  afterPaint(painted);
} else {
  // An unknown calculator is never painted, so the wait ends here.
  loadCalculator(wanted).then((calculator) => calculator ?? painted(), painted);
}
