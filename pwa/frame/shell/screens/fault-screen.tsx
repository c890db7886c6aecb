import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { t } from '#contract/language/t.ts';

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
        title={isMissing ? t('This part is not on this device yet') : t('This screen could not be shown')}
        text={
          isMissing
            ? t('It comes with the next connection. What is on this device already works without one.')
            : t('Something went wrong on our side. What is saved on this device is safe.')
        }
        actions={
          <>
            {isMissing ? <Button onClick={() => window.history.back()}>{t('Go back')}</Button> : null}
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('Reload')}
            </Button>
          </>
        }
      />
    </main>
  );
}
