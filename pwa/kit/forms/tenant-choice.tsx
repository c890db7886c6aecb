import { Field, NativeSelect } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { localAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { SectionSkeleton } from '#app/kit/section.tsx';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { t } from '#contract/language/t.ts';
import type { TenantRow } from '#contract/sync/rows.ts';

/** The tenant of a section. A person who manages several can choose one. */
export function TenantChoice({ children }: { readonly children: (tenant: TenantRow) => ReactNode }) {
  const tenants = useAtomValue(managedTenantsAtom);
  const local = useAtomValue(localAtom);
  const rows = useAtomValue(tenantRowsAtom);
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? tenants[0]?.id;
  useEffect(() => {
    if (id !== undefined) local?.follow(id);
  }, [local, id]);
  const row = rows.find((each) => each.id === id);
  // The rows of a followed tenant are copied again when the app opens and are missing until then, so the last row stays.
  const [seen, setSeen] = useState(row);
  if (row !== undefined && row !== seen) setSeen(row);
  const tenant = row ?? (seen?.id === id ? seen : undefined);
  return (
    <>
      {tenants.length < 2 ? null : (
        <Field.Root maxW={{ md: 'md' }}>
          <Field.Label>{t('Tenant')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={id} onChange={(event) => setChosen(event.target.value)}>
              {tenants.map((each) => (
                <option key={each.id} value={each.id}>
                  {`${each.name} (${each.subdomain})`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
      {tenant === undefined ? <SectionSkeleton lines={4} /> : children(tenant)}
    </>
  );
}
