import type { Database, Tx } from '#server/core/data/database.ts';

/** Days of a page that are counted in one run. */
const mostDaysAtOnce = 500;
const platform = { as: 'platform' } as const;

interface StaleDay {
  readonly tenant: string;
  readonly page: string;
  readonly day: string;
}

/** Counts every day of a page that has new views. Returns the number of counted days. */
export async function countViews(db: Database): Promise<number> {
  const stale = await db.query<StaleDay>(
    platform,
    `select distinct tenant_id::text as tenant, landing_page_id::text as page, day::text from uncounted_days order by 2 limit ${mostDaysAtOnce}`,
    [],
  );
  for (const each of stale) await db.inTransaction(platform, (tx) => countDay(tx, each));
  return stale.length;
}

/** The rows that ask for this count go first: events stored meanwhile bring rows of their own, for the next count. */
async function countDay(tx: Tx, { tenant, page, day }: StaleDay): Promise<void> {
  await tx.$executeRaw`delete from uncounted_days where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid and day = ${day}::date`;
  if (await isForgotten(tx, { tenant, page, day })) return;
  await tx.$executeRaw`delete from landing_page_counts
    where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid and day = ${day}::date and dimension = 'step'`;
  await tx.$executeRaw`
    with events as materialized (
      select *, conversion_step like 'send:%' as is_sent from landing_page_views
      where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid
        and created_at >= ${day}::date::timestamp at time zone 'UTC' and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
    ), sources as (
      select coalesce(utm_source || coalesce(' / ' || utm_campaign, ''), referer, '') as source, visitor_id from events
      where conversion_step is null
    ), ranked as (
      select source, row_number() over (order by count(*) desc, source) as place from sources group by source
    ), steps as (
      select *, count(*) filter (where is_required) over (
        order by step_order rows between unbounded preceding and 1 preceding) as required_before
      from funnel_steps where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid
    ), done as (
      select s.id, s.step_order, s.is_required, s.required_before, e.visitor_id, min(e.created_at) as first, max(e.created_at) as last
      from steps s join events e on case
        when s.event_type = 'view' then e.conversion_step is null
        when s.event_selector is null then e.conversion_step like s.event_type || ':%'
        else e.conversion_step = s.event_type || ':' || s.event_selector end
      group by 1, 2, 3, 4, 5
    ), followed as (
      select id, visitor_id, required_before, last,
        count(*) filter (where is_required) over before as required_done, max(first) filter (where is_required) over before as done_at
      from done
      window before as (partition by visitor_id order by step_order rows between unbounded preceding and 1 preceding)
    ), counts(dimension, value, events, visitors) as (
      select 'page', '', count(*), count(distinct visitor_id) from events where conversion_step is null
      union all select 'device', coalesce(device, ''), count(*), count(distinct visitor_id) from events where conversion_step is null group by 2
      union all select 'source', case when place <= 20 then source else 'other' end, count(*), count(distinct visitor_id)
        from sources join ranked using (source) group by 2
      union all select 'event', 'send', count(*), count(distinct visitor_id) from events where is_sent having count(*) > 0
      union all select 'step', id::text, count(*), count(*) from followed
        where required_done = required_before and (done_at is null or done_at <= last) group by 2
      union all select 'variant', variant_id::text, count(*), count(distinct visitor_id) from events
        where variant_id is not null and conversion_step is null group by 2
      union all select 'goal', e.variant_id::text, count(*), count(distinct e.visitor_id) from events e join ab_tests t on t.tenant_id = e.tenant_id and t.id = e.test_id
        where case when t.goal = 'send' then e.is_sent else e.conversion_step = t.goal end
          and exists (select from events v where v.visitor_id = e.visitor_id and v.variant_id = e.variant_id and v.conversion_step is null)
        group by 2
    )
    insert into landing_page_counts (landing_page_id, tenant_id, day, dimension, value, events, visitors)
    select p.id, p.tenant_id, ${day}::date, c.dimension, c.value, c.events, c.visitors
    from counts c join landing_pages p on p.tenant_id = ${tenant}::uuid and p.id = ${page}::uuid
    on conflict (tenant_id, landing_page_id, day, dimension, value) do update set events = excluded.events, visitors = excluded.visitors`;
}

/** True when fewer views are stored than were counted before: some were deleted after their time, and the counts must stay. */
async function isForgotten(tx: Tx, { tenant, page, day }: StaleDay): Promise<boolean> {
  const forgotten = await tx.$queryRaw<object[]>`
    select 1 from landing_page_counts where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid and day = ${day}::date and dimension = 'page' and events > (
      select count(*) from landing_page_views where tenant_id = ${tenant}::uuid and landing_page_id = ${page}::uuid and conversion_step is null
        and created_at >= ${day}::date::timestamp at time zone 'UTC' and created_at < (${day}::date + 1)::timestamp at time zone 'UTC')`;
  return forgotten.length > 0;
}
