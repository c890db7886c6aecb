import * as z from 'zod/mini';
import { centsOf } from '#contract/values/amounts/cents.ts';

const KeptLines = z.array(z.object({ kind: z.string(), description: z._default(z.string(), ''), amount: z.string() }));

/** The lines of a stored invoice, in cents. Old invoices have lines in another format, which are ignored. */
export function readLines(lines: unknown) {
  return (KeptLines.safeParse(lines).data ?? []).map(({ amount, ...line }) => ({ ...line, cents: centsOf(amount) }));
}
