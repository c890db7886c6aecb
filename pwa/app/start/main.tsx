import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider, useAtomValue } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { replaceStaticPage } from '#app/frame/shell/replace-static-page.ts';
import { ErrorBoundary } from '#app/frame/shell/screens/error-boundary.tsx';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { linkApp, tenantInPath } from '#app/frame/shell/updates/installed-app.ts';
import { currencyAtom, rememberedCurrency } from '#app/session/state/remembered-currency.ts';
import { hostTenantAtom, tenantAtom } from '#app/session/state/session-atoms.ts';
import { tenantOfHost } from '#app/session/state/tenant-of-host.ts';
import { afterPaint, isPaintedAtom } from '#app/ui/after-paint.ts';
import { wanted } from './first.ts';
import { createAppRouter } from './router.tsx';

const store = createStore();
const hostTenant = tenantOfHost();
store.set(hostTenantAtom, hostTenant);
const watchLook = () => import('./watch-brand.ts').then(({ watchBrand }) => watchBrand(store));
// The look of a tenant’s own host is painted first. Elsewhere the look follows the person.
const firstLook = hostTenant === undefined ? undefined : watchLook();

const cameBy = tenantInPath(window.location.pathname);
const nameApp = () => linkApp(document, cameBy ?? store.get(tenantAtom)?.subdomain);
nameApp();
store.sub(tenantAtom, nameApp);

store.set(currencyAtom, rememberedCurrency());

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const staticPage = document.getElementById('static-page');
if (staticPage !== null) replaceStaticPage(root, staticPage);
const router = createAppRouter();
const screenRendered = new Promise<void>((resolve) => router.subscribe('onRendered', () => resolve()));
/** Drawn anew once a new device learns that prices are in another currency than dollars. */
function Screens() {
  return <RouterProvider key={useAtomValue(currencyAtom)} router={router} />;
}

// As a transition, drawing stops for input and frames in between.
const drawScreens = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary>
          <Provider store={store}>
            <Screens />
          </Provider>
        </ErrorBoundary>
      </StrictMode>,
    ),
  );
// Nobody sees the tenant’s name in the colors of the platform, not even for a frame.
if (firstLook === undefined) drawScreens();
else firstLook.then(drawScreens, drawScreens);

// A calculator does not wait for the session, which starts after its answer is painted. On other screens the session decides what is shown,
// so it starts at once.
const begin = () =>
  void import('#app/session/boot/begin-session.ts').then(async ({ beginSession }) =>
    store.set(sessionControlAtom, await beginSession(store, screenRendered)),
  );
const painted = () => store.set(isPaintedAtom, true);
const stopWaiting = store.sub(isPaintedAtom, () => {
  stopWaiting();
  if (wanted !== undefined) begin();
  if (hostTenant === undefined) void watchLook();
  void import('#app/frame/language/watch-language.ts').then(({ watchLanguage }) => watchLanguage(store));
  void import('#app/session/state/learn-currency.ts').then(({ learnCurrency }) => learnCurrency(store));
  void import('#app/frame/faults/watch-faults.ts').then(({ watchFaults }) => watchFaults());
  void import('#app/frame/shell/updates/report-build.ts').then(({ reportBuild }) => reportBuild(store));
  void import('#app/frame/shell/updates/watch-updates.ts').then(({ watchForUpdates }) => watchForUpdates(store));
});
if (wanted === undefined) {
  begin();
  afterPaint(painted);
} else {
  // An unknown calculator is never painted, so the wait ends here.
  loadCalculator(wanted).then((calculator) => calculator ?? painted(), painted);
}
