/** Something that a visitor did on a published page. */
export interface PageEvent {
  readonly page: string;
  /** Empty unless the visitor takes part in a test. */
  readonly variant: string;
  readonly session: string;
  readonly visitor: string;
  /** Empty for the view of the page; otherwise such as `click:cta` or `send:contact`. */
  readonly step: string;
  readonly referrer: string;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly address: string;
  readonly device: string;
  readonly browser: string;
  readonly at: Date;
}

/**
 * Stores events, and marks their days as not counted yet, in one statement. Events of pages that are no longer published are dropped, and a
 * variant counts only while its test runs.
 */
export const insertEvents = `
  with events as (
    select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
      $10::text[], $11::text[], $12::text[], $13::text[], $14::timestamptz[])
      as e(id, page, variant, session, visitor, step, referrer, source, medium, campaign, address, device, browser, at)
  ), stored as (
    insert into landing_page_views (id, tenant_id, landing_page_id, test_id, variant_id, session_id, visitor_id, conversion_step, referer,
      utm_source, utm_medium, utm_campaign, ip_address, device, browser, created_at)
    select e.id, p.tenant_id, p.id, v.test_id, v.id, e.session, e.visitor, nullif(e.step, ''), nullif(e.referrer, ''),
      nullif(e.source, ''), nullif(e.medium, ''), nullif(e.campaign, ''), nullif(e.address, ''), nullif(e.device, ''),
      nullif(e.browser, ''), e.at
    from events e
    join landing_pages p on p.id = e.page and p.is_published
    left join ab_tests t on t.tenant_id = p.tenant_id and t.landing_page_id = p.id and t.status = 'running'
    left join ab_test_variants v on v.tenant_id = t.tenant_id and v.test_id = t.id and v.id = nullif(e.variant, '')::uuid
    returning tenant_id, landing_page_id, created_at
  )
  insert into uncounted_days (id, tenant_id, landing_page_id, day)
  select gen_random_uuid(), tenant_id, landing_page_id, day
  from (select distinct tenant_id, landing_page_id, (created_at at time zone 'UTC')::date as day from stored) days`;

/** The arrays of the statement, one per column. */
export function eventColumns(ids: readonly string[], events: readonly PageEvent[]): readonly (readonly string[])[] {
  return [
    ids,
    events.map(({ page }) => page),
    events.map(({ variant }) => variant),
    events.map(({ session }) => session),
    events.map(({ visitor }) => visitor),
    events.map(({ step }) => step),
    events.map(({ referrer }) => referrer),
    events.map(({ utmSource }) => utmSource),
    events.map(({ utmMedium }) => utmMedium),
    events.map(({ utmCampaign }) => utmCampaign),
    events.map(({ address }) => address),
    events.map(({ device }) => device),
    events.map(({ browser }) => browser),
    events.map(({ at }) => at.toISOString()),
  ];
}
