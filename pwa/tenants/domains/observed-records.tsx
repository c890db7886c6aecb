import { Stack, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import type { TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';

/** TXT records that the last look-up found under the name of the record to set. */
export function ObservedRecords({ entry: { state, observed, checkedAt, record } }: { readonly entry: TenantDomainEntry }) {
  return (
    <Stack gap="2" role="group" aria-label={t('What we see now')} borderWidth="1px" borderRadius="md" p="3">
      <Text fontSize="sm" fontWeight="medium">
        {t('What we see now')}
      </Text>
      {observed.length === 0 ? <Text color="fg.muted">{emptyText(checkedAt, state)}</Text> : null}
      {observed.map((value) => (
        <Text key={value} fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
          {value === record.value ? t('{value} (correct)', { value }) : value}
        </Text>
      ))}
    </Stack>
  );
}

function emptyText(checkedAt: Date | null, state: TenantDomainEntry['state']): string {
  if (checkedAt === null) return t('Not looked up yet');
  return state === 'not_found' ? t('No such domain') : t('No TXT record under this name');
}
