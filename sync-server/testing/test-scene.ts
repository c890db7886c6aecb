import { randomUUID } from 'node:crypto';
import type { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import type { Command, CommandResult } from '#contract/sync/sync.ts';
import type { Caller, Principal } from '#server/access/caller.ts';
import { createTestDatabase, type TestDatabase } from '#server/data/test-database.ts';
import { type Changes, createChanges } from '#server/sync/change.ts';
import type { CommandHandlers } from '#server/sync/commands/command-handler.ts';
import { type PushDeps, pushCommands } from '#server/sync/commands/push.ts';
import type { Commits } from '#server/sync/streams/streams.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';

export interface TestTenant {
  readonly id: string;
  readonly subdomain: string;
}

/** A small scene for tests of sync: tenants, people, and a catalog in a database of its own, with a fixed clock. */
export interface Scene extends TestDatabase {
  readonly deps: PushDeps;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly hints: Commits[];
  readonly faults: unknown[];
  readonly setNow: (now: Date) => void;
  readonly tenant: (options?: {
    readonly limit?: number | null;
    readonly status?: TenantStatus;
    readonly createdAt?: Date;
  }) => Promise<TestTenant>;
  readonly person: (role: Role, memberships?: readonly (readonly [TestTenant, MemberRole])[]) => Promise<Caller>;
  readonly calculators: (count: number) => Promise<readonly string[]>;
  readonly sql: <Row extends object>(text: string, values?: readonly (string | number | null)[]) => Promise<readonly Row[]>;
  readonly push: (caller: Principal, device: string, commands: readonly Command[]) => Promise<readonly CommandResult[]>;
}

export const sceneNow = new Date('2026-03-02T10:00:00.000Z');

export async function createScene(handlers: CommandHandlers = commandHandlers): Promise<Scene> {
  const bench = await createTestDatabase({ poolSize: 20 });
  const hints: Commits[] = [];
  const faults: unknown[] = [];
  const time = { now: sceneNow };
  const deps: PushDeps = {
    db: bench.db,
    clock: () => time.now,
    newId: randomUUID,
    isOwnHost: () => false,
    hint: (commits) => hints.push(commits),
    handlers,
    onFault: (fault) => faults.push(fault),
  };
  const sql: Scene['sql'] = (text, values = []) => bench.db.query({ as: 'platform' }, text, values);
  return {
    ...bench,
    deps,
    changes: createChanges(deps),
    clock: deps.clock,
    hints,
    faults,
    sql,
    setNow: (now) => {
      time.now = now;
    },
    tenant: (wanted = {}) => addTenant(sql, wanted),
    person: (role, memberships = []) => addPerson(sql, role, memberships),
    calculators: async (count) => {
      const ids = Array.from({ length: count }, (_, place) => `calculator-${String(place).padStart(4, '0')}`);
      await sql(
        `insert into calculators (id, title, description, category, suite, icon, sort_order)
         select id, 'Title of ' || id, 'About', 'loans', 'financial', 'calculator', 0 from unnest($1::text[]) id on conflict do nothing`,
        [`{${ids.join(',')}}`],
      );
      return ids;
    },
    push: async (caller, device, commands) => {
      const outcome = await pushCommands(deps, caller, { protocol: 1, device, commands });
      if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.message}`);
      return outcome.value;
    },
  };
}

async function addTenant(
  sql: Scene['sql'],
  { limit = null, status = 'active', createdAt = sceneNow }: Parameters<Scene['tenant']>[0] & object,
): Promise<TestTenant> {
  const [id, planId] = [randomUUID(), randomUUID()];
  const subdomain = `t${id.slice(0, 8)}`;
  await sql('insert into plans (id, name, calculator_limit) values ($1::uuid, $2, $3::int)', [planId, `Plan ${planId}`, limit]);
  await sql(
    `insert into tenants (id, name, subdomain, plan_id, status, created_at) values ($1::uuid, $2, $3, $4::uuid, $5::tenant_status, $6::timestamptz)`,
    [id, `Tenant ${subdomain}`, subdomain, planId, status, createdAt.toISOString()],
  );
  return { id, subdomain };
}

async function addPerson(sql: Scene['sql'], role: Role, memberships: readonly (readonly [TestTenant, MemberRole])[]): Promise<Caller> {
  const userId = randomUUID();
  const email = `${userId}@example.com`;
  await sql('insert into users (id, email, role) values ($1::uuid, $2, $3::role)', [userId, email, role]);
  for (const [tenant, memberRole] of memberships) {
    await sql('insert into users_to_tenants (user_id, tenant_id, role) values ($1::uuid, $2::uuid, $3::member_role)', [
      userId,
      tenant.id,
      memberRole,
    ]);
  }
  return {
    userId,
    email,
    role,
    memberships: memberships.map(([tenant, memberRole]) => ({ tenantId: tenant.id, role: memberRole, tenantStatus: 'active' })),
    sessionId: 'session',
    signedInAt: sceneNow,
    requestId: 'request',
  };
}

/** A command as created by a device. */
export function command(seq: number, type: string, args: Record<string, unknown>, rest: Partial<Command> = {}): Command {
  return { id: randomUUID(), seq, type, v: 1, args, tenantId: null, dependsOn: [], createdAt: sceneNow.toISOString(), ...rest };
}
