import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
});
afterAll(() => office.close());

async function stored(): Promise<string> {
  const id = randomUUID();
  await office.sql(
    `insert into invitations (id, email, tenant_id, expires_at) values ($1::uuid, $1 || '@invited.example', $2::uuid, now())`,
    [id, acme.id],
  );
  return id;
}

const become = (id: string, status: string) =>
  office.sql<{ status: string }>(
    `update invitations set status = $2::text::invitation_status, accepted_at = case when $2 = 'accepted' then now() end
     where id = $1::uuid returning status::text`,
    [id, status],
  );

describe('the status of an invitation, in the database', () => {
  test('[R-INV-13] [R-CONST-12] is pending unless said otherwise, and it was sent again 0 times', async () => {
    const rows = await office.sql('select status::text, resend_count as "resendCount" from invitations where id = $1::uuid', [
      await stored(),
    ]);
    expect(rows).toEqual([{ status: 'pending', resendCount: 0 }]);
  });

  test('[R-INV-13] is one of four, and no other can be stored', async () => {
    const known = await office.sql('select unnest(enum_range(null::invitation_status))::text as status');
    expect(known).toEqual(['pending', 'accepted', 'expired', 'cancelled'].map((status) => ({ status })));
    const id = await stored();
    for (const status of ['accepted', 'expired', 'cancelled', 'pending']) expect(await become(id, status)).toEqual([{ status }]);
    for (const status of ['canceled', 'sent', 'PENDING', ''])
      await expect(become(id, status)).rejects.toThrow('invalid input value for enum invitation_status');
    await expect(office.sql('update invitations set status = null where id = $1::uuid', [id])).rejects.toThrow('null value');
  });
});
