import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';
import { hashToken, isToken, newToken, type RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';

/** A value stored for a short time under a secret text, and returned once. Only the hash of the text is stored. */
export interface Tickets<Kept> {
  readonly give: (kept: Kept) => Promise<string>;
  readonly look: (ticket: string) => Promise<Kept | undefined>;
  /** Like `look`, but uses the ticket up. */
  readonly take: (ticket: string) => Promise<Kept | undefined>;
}

export interface TicketsDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly randomBytes: RandomBytes;
}

export interface TicketKind<Schema> {
  /** Name of the kind in the table that all kinds share. */
  readonly type: string;
  readonly schema: Schema;
  readonly lifeMs: number;
}

const Row = z.object({ payload: z.unknown(), expiresAt: z.date() });

export function createTickets<Schema extends z.ZodMiniType>(
  { query, clock, randomBytes }: TicketsDeps,
  { type, schema, lifeMs }: TicketKind<Schema>,
): Tickets<z.infer<Schema>> {
  const columns = 'payload, expires_at as "expiresAt"';

  async function read(statement: string, ticket: string): Promise<z.infer<Schema> | undefined> {
    if (!isToken(ticket)) return undefined;
    const row = readFirst(Row, await query(statement, [type, hashToken(ticket)]));
    return row === undefined || row.expiresAt.getTime() <= clock().getTime() ? undefined : z.parse(schema, row.payload);
  }

  return {
    give: async (kept) => {
      const ticket = newToken(randomBytes);
      await query('insert into oidc_payloads (type, id, payload, expires_at) values ($1, $2, $3::jsonb, $4::timestamptz)', [
        type,
        hashToken(ticket),
        JSON.stringify(kept),
        new Date(clock().getTime() + lifeMs),
      ]);
      return ticket;
    },
    look: (ticket) => read(`select ${columns} from oidc_payloads where type = $1 and id = $2`, ticket),
    take: (ticket) => read(`delete from oidc_payloads where type = $1 and id = $2 returning ${columns}`, ticket),
  };
}
