import { List } from '@chakra-ui/react';
import { InPlan } from '#app/kit/plan-lock.tsx';
import { t } from '#contract/language/t.ts';
import { planRightNames } from '#contract/money/plan-right-names.ts';
import { planRights } from '#contract/money/plan-rights.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { Card } from './account-parts.tsx';

/** Each right of the price list: part of the tenant's plan, or the plan in which it is. */
export function PlanContents({ info: { id, rights } }: { readonly info: TenantInfo }) {
  return (
    <Card title={t('Included in your plan')}>
      <List.Root variant="plain" gap="2">
        {planRightNames.map((right) => (
          <List.Item key={right} color={rights.includes(right) ? 'fg' : 'fg.muted'}>
            {planRights[right].name}
            {': '}
            {rights.includes(right) ? t('Included') : <InPlan tenantId={id} right={right} />}
          </List.Item>
        ))}
      </List.Root>
    </Card>
  );
}
