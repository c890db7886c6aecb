import type { TenantOption } from '#app/session/state/managed-tenants.ts';
import { t } from '#contract/language/t.ts';

interface TenantPickerProps {
  readonly tenants: readonly TenantOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (tenantId: string) => void;
}

export function TenantPicker({ tenants, chosen, onChoose }: TenantPickerProps) {
  return (
    <label className="management__pick">
      <span>{t('Tenant')}</span>
      <select className="field__select" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value)}>
        {tenants.map((tenant) => (
          <option key={tenant.id} value={tenant.id}>
            {tenant.name} ({tenant.subdomain})
          </option>
        ))}
      </select>
    </label>
  );
}
