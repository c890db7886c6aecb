import type * as z from 'zod/mini';
import { refused } from '#contract/outcome.ts';
import { refusalError } from './unwrap.ts';

/** Arguments as the contract's schema reads them, the same as behind the REST door. */
export function inputOf<Schema extends z.ZodMiniType>(schema: Schema, args: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(args);
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw refusalError(
    refused(
      'InputInvalid',
      `${names[0] ?? 'The request'} is not valid.`,
      Object.fromEntries(names.map((name) => [name, `${name} is not valid.`])),
    ),
  );
}

/** Arguments without those that were left out or null: a schema of the contract knows the two as absent. */
export function given(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined));
}
