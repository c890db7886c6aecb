import { type Change, type CommandState, PullAnswer, protocol } from '#contract/sync/sync.ts';
import { pull } from '#server/core/sync/streams/pull.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { kindOf } from './observer.ts';
import type { World, WorldDevice } from './world.ts';

interface LoggedCommand {
  readonly id: string;
  readonly deviceId: string;
  readonly seq: number;
  readonly type: string;
  readonly state: Exclude<CommandState, 'retry'>;
  readonly commits: Readonly<Record<string, number>>;
}

/** Compares the history of a finished run with what was promised. One sentence for each breach. */
export async function findViolations(world: World): Promise<readonly string[]> {
  const log = await readLog(world);
  const found = [...world.observer.violations, ...(await checkRows(world, log)), ...(await checkLimit(world))];
  for (const each of world.devices) {
    found.push(...each.device.reports, ...(await checkCommands(world, each, log)), ...(await checkConvergence(world, each)));
  }
  return [...new Set(found)];
}

async function readLog({ office, devices }: World): Promise<ReadonlyMap<string, LoggedCommand>> {
  const rows = await office.sql<LoggedCommand>(
    `select id::text as id, device_id::text as "deviceId", seq::int as seq, type, state::text as state, coalesce(commit_seqs, '{}') as commits
     from command_log where user_id = any($1::uuid[]) order by device_id, seq`,
    [`{${[...new Set(devices.map(({ person }) => person.id))].join(',')}}`],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Each acknowledged change is on its device with the answer in the log, and the log has nothing else. */
async function checkCommands(
  { acknowledged }: World,
  { device }: WorldDevice,
  log: ReadonlyMap<string, LoggedCommand>,
): Promise<readonly string[]> {
  const found: string[] = [];
  const entries = new Map((await device.entries()).map((entry) => [entry.id, entry]));
  const deviceId = await device.deviceId();
  for (const [id, { device: owner }] of acknowledged) {
    if (owner !== device.name) continue;
    const entry = entries.get(id);
    const logged = log.get(id);
    if (entry === undefined) {
      // A device forgets accepted changes after a week, by a clock that may jump.
      if (logged?.state !== 'accepted') found.push(`${device.name}: an acknowledged change is lost on the device`);
    } else if (entry.state === 'accepted' || entry.state === 'rejected') {
      if (logged === undefined) found.push(`${device.name}: a change is ${entry.state}, and the server does not know it`);
      else if (logged.state !== entry.state) found.push(`${device.name}: a change is ${entry.state} here and ${logged.state} there`);
      else if (JSON.stringify(sorted(logged.commits)) !== JSON.stringify(sorted(entry.commits)))
        found.push(`${device.name}: a change has other numbers here than there`);
    } else if (entry.state !== 'queued' && entry.state !== 'sending' && entry.state !== 'held') {
      found.push(`${device.name}: a change ended as ${entry.state}`);
    }
  }
  const own = [...log.values()].filter((command) => command.deviceId === deviceId);
  for (const { id } of own) if (!acknowledged.has(id)) found.push(`${device.name}: the server did a change that nobody made`);
  const order = own.filter(({ state }) => state === 'accepted');
  for (const stream of new Set(order.flatMap(({ commits }) => Object.keys(commits)))) {
    const numbers = order.flatMap(({ commits }) => commits[stream] ?? []);
    if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0)))
      found.push(`${device.name}: changes in ${kindOf(stream)} were done in another order`);
  }
  return found;
}

function sorted(commits: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(commits).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Each accepted change moved its row once: the versions of the rows count the changes in the log. */
async function checkRows({ office, tenantId, otherTenantId }: World, log: ReadonlyMap<string, LoggedCommand>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const id of [tenantId, otherTenantId]) {
    const stream = `tenant:${id}`;
    const [row] = await office.sql<{ versions: number; head: number }>(
      `select coalesce(sum(version) filter (where kind = 'tenantCalculator'), 0)::int as versions,
         coalesce((select head::int from stream_head where stream = $1), 0) as head
       from sync_row where stream = $1`,
      [stream],
    );
    const done = [...log.values()].filter(({ state, commits }) => state === 'accepted' && commits[stream] !== undefined);
    if ((row?.versions ?? 0) > done.length) found.push('a row was changed more often than the log says');
    if ((row?.versions ?? 0) < done.length) found.push('a change of the log is missing in the rows');
    const numbers = done.flatMap(({ commits }) => commits[stream] ?? []);
    if (new Set(numbers).size !== numbers.length) found.push('two changes have one number');
    if (Math.max(0, ...numbers) > (row?.head ?? 0)) found.push('a number is beyond the head of its stream');
    found.push(...(await checkModel(office, id, stream, done)));
  }
  return found;
}

/** The calculators of a tenant are those that follow from the accepted changes in the order of their numbers. */
async function checkModel(
  office: World['office'],
  tenantId: string,
  stream: string,
  done: readonly LoggedCommand[],
): Promise<readonly string[]> {
  const enabled = new Set<string>();
  const trail = await office.sql<{ id: string; isEnabled: boolean }>(
    'select calculator_id as id, is_enabled as "isEnabled" from tenant_calculators where tenant_id = $1::uuid',
    [tenantId],
  );
  const wanted = await office.sql<{ id: string; calculatorId: string }>(
    `select r.seq::int as seq, r.id, split_part(r.id, ':', 2) as "calculatorId" from sync_row r where stream = $1 and kind = 'tenantCalculator'`,
    [stream],
  );
  const last = new Map(
    [...done].sort((a, b) => (a.commits[stream] ?? 0) - (b.commits[stream] ?? 0)).map((each) => [each.commits[stream] ?? 0, each]),
  );
  for (const row of wanted) {
    const seq = Number(Reflect.get(row, 'seq'));
    if (last.get(seq)?.type === 'calculators.add') enabled.add(row.calculatorId);
    if (!last.has(seq)) return ['a row has a number that no change was answered'];
  }
  const real = new Set(trail.flatMap(({ id, isEnabled }) => (isEnabled ? [id] : [])));
  const differs = [...real].some((id) => !enabled.has(id)) || [...enabled].some((id) => !real.has(id));
  return differs ? ['the calculators are not those that follow from the changes'] : [];
}

async function checkLimit({ office, tenantId, otherTenantId, limit }: World): Promise<readonly string[]> {
  const rows = await office.sql<{ many: number }>(
    'select count(*)::int as many from tenant_calculators where tenant_id = any($1::uuid[]) and is_enabled group by tenant_id',
    [`{${tenantId},${otherTenantId}}`],
  );
  return rows.some(({ many }) => many > limit) ? ['a tenant has more calculators than its plan allows'] : [];
}

/** The rows of a device are those that a new device of this person would get now, and none of another tenant. */
async function checkConvergence(
  { office, timeline, tenantId, otherTenantId }: World,
  { device, person }: WorldDevice,
): Promise<readonly string[]> {
  const clock = (): Date => new Date(timeline.now());
  const outcome = await pull({ db: office.services.db, clock, rowLoaders, signLease: async () => 'lease' }, person.caller, {
    protocol,
    checkpoints: [],
    follow: [],
  });
  const { streams } = PullAnswer.parse(JSON.parse(JSON.stringify(outcome.ok ? outcome.value : undefined)));
  const here = await device.rows();
  const there = new Map<string, Change>(
    streams.flatMap(({ stream, changes }) =>
      changes.flatMap((change) => (change.deleted ? [] : [[`${stream}|${change.kind}|${change.id}`, change] as const])),
    ),
  );
  const found: string[] = [];
  const foreignId = person.caller.memberships.some((membership) => membership.tenantId === tenantId) ? otherTenantId : tenantId;
  for (const [key, { row, seq, stream }] of here) {
    const change = there.get(key);
    if (JSON.stringify([key, row]).includes(foreignId)) found.push(`${device.name}: has a row of another tenant`);
    if (change === undefined) found.push(`${device.name}: has a row of ${kindOf(stream)} that is gone`);
    else if (change.seq !== seq || canonical(change.row) !== canonical(row))
      found.push(`${device.name}: has an old row of ${kindOf(stream)}`);
  }
  for (const [key] of there) if (!here.has(key)) found.push(`${device.name}: misses a row of ${kindOf(key.split('|')[0] ?? '')}`);
  return found;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}
