/**
 * SQL for the person whose rights a session `s` has at a time: the one whom its platform owner views as, or else its own. The view ends as
 * soon as the owner loses the role, or the person gains it or is deactivated.
 */
export function personOfSession(now: string): string {
  return `case when s.impersonation_ends > ${now}::timestamptz and exists (
      select 1 from users o, users p where o.id = s.user_id and o.role = 'platform_owner' and o.is_active
        and p.id = s.impersonated_id and p.role <> 'platform_owner' and p.is_active)
    then s.impersonated_id else s.user_id end`;
}
