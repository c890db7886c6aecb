import { Input, NativeSelect } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { userRowsAtom } from '../local/administration-atoms.ts';
import { tenantHeadRowsAtom } from '../local/local-atoms.ts';
import { personNamesAtom } from '../session/person-names.ts';
import { auditGroups } from './audit-texts.ts';

export interface AuditFilter {
  readonly actor?: string;
  readonly tenant?: string;
  readonly action?: string;
  /** Days, as the person picks them. */
  readonly from?: string;
  readonly to?: string;
}

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** Who, what, where, and when. */
export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const users = useAtomValue(userRowsAtom);
  const nameOf = useAtomValue(personNamesAtom);
  const tenants = useAtomValue(tenantHeadRowsAtom);
  const set = (name: keyof AuditFilter, value: string) => onFilter({ ...filter, [name]: value === '' ? undefined : value });
  // Whoever is not an administrator changes little. Such a person, too, can be chosen in the menu of a record.
  const people = users.filter(({ id, role }) => role !== 'user' || id === filter.actor);
  return (
    <>
      <Choice
        label="Who"
        all="Everybody"
        value={filter.actor}
        onValue={(value) => set('actor', value)}
        options={people.map(({ id }) => ({ value: id, label: nameOf(id) }))}
      />
      <Choice label="What" all="All actions" value={filter.action} onValue={(value) => set('action', value)} options={auditGroups} />
      <Choice
        label="Tenant"
        all="All tenants"
        value={filter.tenant}
        onValue={(value) => set('tenant', value)}
        options={[{ value: 'platform', label: 'The platform itself' }, ...tenants.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Day label="From day" value={filter.from} onValue={(value) => set('from', value)} />
      <Day label="To day" value={filter.to} onValue={(value) => set('to', value)} />
    </>
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
    <NativeSelect.Root w="auto" maxW="52">
      <NativeSelect.Field aria-label={label} minH="11" value={value} onChange={(event) => onValue(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onValue: (value: string) => void;
}

function Day({ label, value = '', onValue }: DayProps) {
  return <Input type="date" aria-label={label} w="auto" value={value} onChange={(event) => onValue(event.target.value)} />;
}

/** The filter as the server takes it. Days begin and end in the person's own time zone. */
export function auditInput({ from, to, ...same }: AuditFilter) {
  return {
    ...same,
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}
