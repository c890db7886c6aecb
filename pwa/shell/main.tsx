import 'virtual:theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandAtom } from '#app/session/session-atoms.ts';
import { calculatorInPath, loadCalculator } from '../browser/load-calculator.ts';
import { applyAccent, rememberAccent, rememberedAccent } from '../ui/theme/apply-accent.ts';
import { applyMode, storedMode } from '../ui/theme/colour-mode.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createAppRouter } from './router.tsx';

applyMode(storedMode());
applyAccent(rememberedAccent());
const wanted = calculatorInPath(window.location.pathname);
if (wanted !== undefined) void loadCalculator(wanted);

const store = createStore();
store.sub(brandAtom, () => {
  const { accent } = store.get(brandAtom);
  applyAccent(accent);
  rememberAccent(accent);
});

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

// Session, local copy and updates come after the first paint: no calculator waits for them.
requestAnimationFrame(() => setTimeout(() => void import('./after-paint.ts').then(({ afterPaint }) => afterPaint(store)), 0));
