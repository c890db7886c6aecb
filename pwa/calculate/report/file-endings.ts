import { tenantOfHost } from '#app/session/state/tenant-of-host.ts';
import { clientFile } from '#contract/calculators/client-file.ts';

/** Endings of a client file here, the one of new files first. A tenant's own app shows no name of the platform. */
export function fileEndings(): readonly [string, ...string[]] {
  return tenantOfHost() === undefined ? [clientFile.ending, clientFile.tenantEnding] : [clientFile.tenantEnding];
}
