import type { Database } from '#server/core/data/database.ts';

/** An error that no device reported for this long is of a build that nobody runs. */
export const keptErrorMs = 30 * 24 * 60 * 60 * 1000;

interface ForgetDeps {
  readonly db: Pick<Database, 'query'>;
  readonly clock: () => Date;
}

export async function forgetDeviceErrors({ db, clock }: ForgetDeps): Promise<void> {
  await db.query({ as: 'platform' }, 'delete from device_errors where last_at < $1::timestamptz', [
    new Date(clock().getTime() - keptErrorMs),
  ]);
}
