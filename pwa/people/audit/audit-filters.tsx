import { Field, Grid, Input, NativeSelect } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { userRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { personNamesAtom } from '#app/session/state/person-names.ts';
import { t } from '#contract/language/t.ts';
import { auditGroups } from './audit-texts.ts';

export interface AuditFilter {
  readonly actor?: string;
  /** Shown for the chosen person, whom this device may not know. */
  readonly actorName?: string;
  readonly tenant?: string;
  readonly action?: string;
  /** Days as the person picks them. */
  readonly from?: string;
  readonly to?: string;
}

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** Filters by person, action, record, and time. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const users = useAtomValue(userRowsAtom);
  const nameOf = useAtomValue(personNamesAtom);
  const tenants = useAtomValue(tenantSummaryRowsAtom);
  const set = (name: keyof AuditFilter, value: string) => onFilter({ ...filter, [name]: value === '' ? undefined : value });
  const { actor, actorName = nameOf(actor ?? null), ...others } = filter;
  const setActor = (id: string) => onFilter(id === '' ? others : { ...others, actor: id });
  // The menu lists administrators, because other people change little, and also the person chosen in the menu of a record.
  const people = users.filter(({ id, role }) => role !== 'user' && id !== actor).map(({ id }) => ({ value: id, label: nameOf(id) }));
  return (
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(9rem, 1fr))' }} gap="2" w="full">
      <Choice
        label={t('Who')}
        all={t('Everybody')}
        value={filter.actor}
        onValue={(value) => setActor(value)}
        options={actor === undefined ? people : [{ value: actor, label: actorName }, ...people]}
      />
      <Choice
        label={t('What')}
        all={t('All actions')}
        value={filter.action}
        onValue={(value) => set('action', value)}
        options={auditGroups}
      />
      <Choice
        label={t('Tenant')}
        all={t('All tenants')}
        value={filter.tenant}
        onValue={(value) => set('tenant', value)}
        options={[{ value: 'platform', label: t('The platform itself') }, ...tenants.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Day label={t('From')} value={filter.from} onValue={(value) => set('from', value)} />
      <Day label={t('To')} value={filter.to} onValue={(value) => set('to', value)} />
    </Grid>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ label, all, value = '', onValue, options }: ChoiceProps) {
  return (
    <Field.Root gap="0">
      <Field.Label fontSize="xs">{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field minH="11" value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
}

function Day({ label, value = '', onValue }: DayProps) {
  return (
    <Field.Root gap="0">
      <Field.Label fontSize="xs">{label}</Field.Label>
      <Input type="date" minH="11" value={value} onChange={(event) => onValue(event.target.value)} />
    </Field.Root>
  );
}

/** The filter in the form that the server expects. Days begin and end in the person's own time zone. */
export function auditInput({ from, to, actorName: _shownOnly, ...same }: AuditFilter) {
  return {
    ...same,
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
