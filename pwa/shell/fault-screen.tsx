import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Messages of the three browser engines for a file of the app that could not be fetched. */
const notFetched = /dynamically imported module|Importing a module script failed|error loading dynamically/i;

interface FaultScreenProps {
  readonly fault?: unknown;
}

/** An error while rendering. A file of the app that is not on the device yet gets its own message, because it is not a bug. */
export function FaultScreen({ fault }: FaultScreenProps) {
  const isMissing = fault instanceof Error && notFetched.test(fault.message);
  return (
    <main id="main">
      <EmptyState
        level={1}
        title={isMissing ? 'This part is not on this device yet' : 'This screen could not be shown'}
        text={
          isMissing
            ? 'It comes with the next connection. What is on this device already works without one.'
            : 'Something went wrong on our side. What is saved on this device is safe.'
        }
        actions={
          <>
            {isMissing ? <Button onClick={() => window.history.back()}>Go back</Button> : null}
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
          </>
        }
      />
    </main>
  );
}
