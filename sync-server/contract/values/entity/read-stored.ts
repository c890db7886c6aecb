import * as z from 'zod/mini';

/** Reads the fields of an entity that are stored in one JSON object. Nothing that is stored in it can make this fail. */
export function readStored<Schema extends z.ZodMiniType>({ settings }: { readonly settings: Schema }, stored: unknown): z.output<Schema> {
  return z.parse(settings, typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {});
}
