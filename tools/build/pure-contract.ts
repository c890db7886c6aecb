import type { Plugin } from 'vite';
import { withPureConstants } from './split-details.ts';

/**
 * Marks the schemas of the contract as pure, so that the build drops those that only the server reads. Their modules change nothing when they
 * are loaded.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return /\/sync-server\/contract\/.*\.ts$/.test(id) ? { code: withPureConstants(code), map: null } : undefined;
    },
  };
}
