import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { restEntriesOf } from '#server/core/operations/rest-entries.ts';
import { domains } from './domains.ts';
import type { ServiceDeps } from './service-deps.ts';

/** Every documented call of the server, by domain. */
export const restTable: readonly RestEntry<ServiceDeps>[] = domains.flatMap(({ operations = [], calls = [] }) => [
  ...restEntriesOf<ServiceDeps>(operations),
  ...calls,
]);
