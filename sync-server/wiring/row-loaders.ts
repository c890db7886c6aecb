import { rowKinds } from '#contract/sync/rows.ts';
import type { RowLoader, RowLoaders } from '#server/core/sync/streams/row-loader.ts';
import { domains } from './domains.ts';

/** The current rows of a kind by id, in the form that devices store. A row that is not returned is deleted for that device. */
export const rowLoaders: RowLoaders = complete(Object.assign({}, ...domains.map(({ rows }) => rows)));

function complete(found: Readonly<Record<string, RowLoader>>): RowLoaders {
  if (!isComplete(found)) throw new Error('A kind of rows has no loader.');
  return found;
}

function isComplete(found: Readonly<Record<string, RowLoader>>): found is RowLoaders {
  return Object.keys(rowKinds).every((kind) => Object.hasOwn(found, kind));
}
