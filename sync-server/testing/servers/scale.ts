/** Rows of a platform of a given size, written by PostgreSQL itself. */
import type pg from 'pg';

export interface Scale {
  readonly tenants: number;
  readonly people: number;
  readonly viewsOfDay: number;
  readonly days: number;
}

/** Fills an empty, migrated database. The connection is that of its superuser. */
export async function fillTo({ tenants, people, viewsOfDay, days }: Scale, client: pg.Client): Promise<void> {
  // Foreign keys hold by construction, and checking them would take longer than the rest.
  await client.query(`set session_replication_role = 'replica'`);
  // With the marks of a version and a variant, as every id has.
  const idOf = (kind: string, place: string): string =>
    `overlay(overlay(md5('${kind} ' || ${place}) placing '8' from 13) placing '8' from 17)::uuid`;
  const statements: readonly string[] = [
    `insert into plans (id, name, base_price) values (md5('plan')::uuid, 'Professional', '49.00')`,
    `insert into tenants (id, name, subdomain, plan_id, owner_id, created_at)
     select ${idOf('tenant', 'n')}, initcap(substr(md5(n::text), 1, 6)) || ' Advisors ' || n, 'firm-' || n, md5('plan')::uuid,
       ${idOf('person', 'n')}, now() - n * interval '1 minute' from generate_series(1, ${tenants}) n`,
    `insert into users (id, email, first_name, last_name, role, created_at)
     select ${idOf('person', 'n')}, substr(md5(n::text), 1, 8) || '.' || n || '@example.com', initcap(substr(md5(n || 'f'), 1, 5)),
       initcap(substr(md5(n || 'l'), 1, 7)), case when n <= ${tenants} then 'tenant_admin' else 'user' end::role,
       now() - n * interval '1 second' from generate_series(1, ${people}) n`,
    `insert into users_to_tenants (user_id, tenant_id, role)
     select ${idOf('person', 'n')}, ${idOf('tenant', `(n - 1) % ${tenants} + 1`)},
       case when n <= ${tenants} then 'tenant_admin' else 'user' end::member_role from generate_series(1, ${people}) n`,
    `insert into invitations (id, email, tenant_id, status, expires_at, created_at)
     select ${idOf('invitation', 'n')}, 'invited.' || n || '@example.com', ${idOf('tenant', `(n - 1) % ${tenants} + 1`)}, 'expired',
       now() - n * interval '1 minute', now() - n * interval '2 minutes' from generate_series(1, ${people}) n`,
    `insert into invoices (id, tenant_id, number, amount, status, paid_at, created_at)
     select ${idOf('invoice', 'n')}, ${idOf('tenant', `(n - 1) % ${tenants} + 1`)}, 'INV-' || lpad(n::text, 7, '0'), '49.00', 'paid', now(),
       now() - n * interval '1 minute' from generate_series(1, ${tenants} * 12) n`,
    `insert into landing_pages (id, tenant_id, name, config, path, is_published, subdomain, created_at, updated_at)
     select ${idOf('page', 'n')}, ${idOf('tenant', `(n - 1) % ${tenants} + 1`)}, 'Campaign ' || n, '{}', '/p' || n, true,
       'firm-' || ((n - 1) % ${tenants} + 1), now() - n * interval '1 minute', now() from generate_series(1, ${tenants} * 2) n`,
    `insert into audit_log (id, at, tenant_id, actor_id, action, object_kind, object_id, hash)
     select gen_random_uuid(), now() - n * interval '1 second', ${idOf('tenant', `n % ${tenants} + 1`)}, ${idOf('person', `n % ${people} + 1`)},
       'tenants.update', 'tenant', n::text, 'x' from generate_series(1, ${people} * 5) n`,
    ...Array.from(
      { length: days },
      (_, day) =>
        `insert into landing_page_views (id, tenant_id, landing_page_id, session_id, visitor_id, created_at)
         select gen_random_uuid(), ${idOf('tenant', `n % ${tenants} + 1`)}, ${idOf('page', `n % ${tenants} + 1`)}, 's', 'v' || n % 5000,
           date_trunc('day', now(), 'UTC') - interval '${day} days' + n * interval '1 day' / ${viewsOfDay + 1}
         from generate_series(1, ${viewsOfDay}) n`,
    ),
  ];
  for (const statement of statements) await client.query(statement);
  await client.query(`set session_replication_role = 'origin'`);
  await client.query('vacuum analyze');
}
