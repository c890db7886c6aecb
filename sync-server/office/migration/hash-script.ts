import { createHash } from 'node:crypto';

/** Hash that identifies a script in the audit trail without storing it. */
export function hashOf(script: string): string {
  return createHash('sha256').update(script, 'utf8').digest('hex');
}
