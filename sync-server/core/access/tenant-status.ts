/**
 * Status of a tenant `t` in SQL, as its members see it: while its subscription is paused, or read-only because invoices stayed unpaid,
 * changes are restricted as in a suspended tenant.
 */
export const tenantStatusNow = `(case when t.status in ('active', 'trial') and exists (
    select 1 from subscriptions b where b.tenant_id = t.id and (b.status = 'paused' or b.read_only_since is not null))
  then 'suspended' else t.status::text end)`;
