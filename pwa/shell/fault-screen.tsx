import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function FaultScreen() {
  return (
    <main id="main">
      <EmptyState
        level={1}
        title="This screen could not be shown"
        text="Something went wrong on our side. What is saved on this device is safe."
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      />
    </main>
  );
}
