import type { ErrorReport } from '#contract/tenants/upkeep/device-reports.ts';
import { isAppPath } from '#contract/values/app-paths.ts';
import { placesOf, plainMessage } from '#contract/values/plain-fault.ts';
import type { Database } from '#server/core/data/database.ts';
import { readAgent } from '#server/core/http/requests/read-agent.ts';

/** Different errors that are kept at most. Anybody may report, so that beyond this only known ones are counted. */
const mostKept = 1_000;

export interface RecordDeps {
  readonly db: Pick<Database, 'query'>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/** Counts the errors of a report. The device has taken out figures and names already; here it is done again. */
export async function recordErrors(deps: RecordDeps, { build, screen, errors }: ErrorReport, userAgent: string): Promise<void> {
  const browser = readAgent(userAgent)?.browser ?? 'Other';
  for (const { message, stack, fatal } of errors) {
    await deps.db.query(
      { as: 'platform' },
      `insert into device_errors (id, build, message, place, screen, browser, fatal, first_at, last_at)
       select $1::uuid, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz
       where (select count(*) from device_errors) < $9
          or exists (select 1 from device_errors where build = $2 and message = $3 and place = $4)
       on conflict (build, message, place) do update
         set count = device_errors.count + 1, last_at = excluded.last_at, screen = excluded.screen, browser = excluded.browser,
             fatal = device_errors.fatal or excluded.fatal`,
      [deps.newId(), build, plainMessage(message), placesOf(stack), screenOf(screen), browser, fatal, deps.clock(), mostKept],
    );
  }
}

/** The first part of the address. Anything else there may be the name of a tenant. */
function screenOf(path: string): string {
  const first = path.split(/[/?#]/)[1] ?? '';
  return first === 'calculators' || isAppPath(`/${first}`) ? `/${first}` : '/…';
}
