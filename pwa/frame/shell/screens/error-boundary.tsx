import { Component, type ReactNode } from 'react';
import { FaultScreen } from './fault-screen.tsx';

interface State {
  readonly failed: boolean;
}

/** Shows an explanation and a way to continue, instead of a blank page, when rendering fails. React requires a class for this. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error('The screen failed', fault);
    void import('#app/frame/faults/watch-faults.ts').then(({ reportFatal }) => reportFatal(fault)).catch(() => undefined);
  }

  override render(): ReactNode {
    return this.state.failed ? <FaultScreen /> : this.props.children;
  }
}
