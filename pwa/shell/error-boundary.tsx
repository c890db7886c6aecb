import { Component, type ReactNode } from 'react';
import { FaultScreen } from './fault-screen.tsx';

interface State {
  readonly failed: boolean;
}

/** React asks for a class here: whatever fails while drawing ends in a sentence and a way on, never in a white screen. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error('The screen failed', fault);
  }

  override render(): ReactNode {
    return this.state.failed ? <FaultScreen /> : this.props.children;
  }
}
