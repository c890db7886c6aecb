import { createHash } from 'node:crypto';
import { operations } from '#contract/sync/operations.ts';

/** The operations of the app by their SHA-256, computed when the server starts. */
const knownHashes: ReadonlySet<string> = new Set(Object.values(operations).map(hashOf));

/** True if a text is exactly one of the app's own operations. */
export function isKnownOperation(text: string): boolean {
  return knownHashes.has(hashOf(text));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64url');
}
