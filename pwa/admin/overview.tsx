import { number } from '#calculators/kit/words.ts';
import type { Role } from '#contract/roles.ts';
import { AccountTab } from '../portal/account-tab.tsx';
import { useAsked } from '../shell/use-asked.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { amountText } from '../ui/price-text.ts';
import { Skeleton } from '../ui/waiting.tsx';
import { readRecentTenants, readStats } from './overview-data.ts';

const statsRefetchMs = 30_000;

/** What the business looks like now. An administrator sees the own tenant, the owner all of them. */
export function Overview({ role }: { readonly role: Role }) {
  return role === 'platform_owner' ? <OwnerOverview /> : <AccountTab />;
}

function OwnerOverview() {
  const stats = useAsked('/api/admin/stats', readStats, statsRefetchMs);
  const tenants = useAsked('/api/admin/tenants', readRecentTenants);
  if (stats.asked === undefined) return <Skeleton lines={4} label="Loading the figures…" />;
  if (stats.asked.kind === 'failed') {
    return (
      <EmptyState
        title="The figures cannot be shown right now"
        text={stats.asked.message}
        actions={
          <Button variant="primary" onClick={stats.retry}>
            Retry
          </Button>
        }
      />
    );
  }
  const { totalTenants, monthlyRevenue, aiCalls, aiCallsThisMonth } = stats.asked.data;
  return (
    <>
      <dl className="admin__stats">
        <div>
          <dt>Total tenants</dt>
          <dd>{number(totalTenants)}</dd>
        </div>
        <div>
          <dt>Monthly revenue</dt>
          <dd>{amountText(monthlyRevenue)}</dd>
        </div>
        <div>
          <dt>AI calls this month</dt>
          <dd>{number(aiCallsThisMonth)}</dd>
        </div>
        <div>
          <dt>AI calls in total</dt>
          <dd>{number(aiCalls)}</dd>
        </div>
      </dl>
      {tenants.asked?.kind === 'data' && tenants.asked.data.length > 0 ? (
        <section className="page__section">
          <h2>Recent tenants</h2>
          <ul className="browser__list">
            {tenants.asked.data.map((tenant) => (
              <li key={tenant.id} className="browser__row">
                <span className="browser__link">
                  <b>{tenant.name}</b>
                  <span>{tenant.subdomain}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
