import { createHash } from 'node:crypto';

/** How the trail names a script without holding it. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script, 'utf8').digest('hex');
}
