import { clientFile } from '#contract/calculators/client-file.ts';
import { firmOfHost } from '../session/firm-of-host.ts';

/** Endings of a client file here, the one of new files first. A firm's own app shows no name of the platform. */
export function fileEndings(): readonly [string, ...string[]] {
  return firmOfHost() === undefined ? [clientFile.ending, clientFile.firmEnding] : [clientFile.firmEnding];
}
