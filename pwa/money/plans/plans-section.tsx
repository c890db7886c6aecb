import { Button } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { markKey, planRowsAtom, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useLocalList } from '#app/kit/lists/use-local-list.ts';
import { Section } from '#app/kit/section.tsx';
import { TwoLineCell } from '#app/kit/two-line-cell.tsx';
import { useQueue } from '#app/kit/use-queue.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { priceText } from '#app/ui/fields/price-text.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { PlanRow } from '#contract/money/plan.ts';
import { CreatePlanForm, EditPlanForm } from './plan-form.tsx';

type Opened = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly plan: PlanRow };

const limitText = (limit: number | null): string => (limit === null ? t('Unlimited') : number(limit));
const callsText = ({ aiUnlimited, aiCallsIncluded }: PlanRow): string => (aiUnlimited === true ? t('Unlimited') : number(aiCallsIncluded));
const yearText = ({ annualPrice, annualDiscount }: PlanRow): string => {
  const price = annualPrice === null ? '—' : priceText(annualPrice);
  return annualDiscount ? `${price} (−${annualDiscount}%)` : price;
};
const statusText = ({ isActive }: PlanRow): string => (isActive ? t('Active') : t('Inactive'));

const columns: readonly Column<PlanRow>[] = [
  {
    id: 'name',
    header: t('Plan'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, description }) => <TwoLineCell name={name} detail={description ?? ''} />,
  },
  {
    id: 'status',
    header: t('Status'),
    isSortable: true,
    csv: statusText,
    cell: (plan) => <StatusToggle plan={plan} />,
  },
  {
    id: 'price',
    header: t('Per month'),
    isSortable: true,
    isNumeric: true,
    csv: ({ basePrice }) => basePrice,
    cell: ({ basePrice }) => priceText(basePrice),
  },
  { id: 'year', header: t('Per year'), isNumeric: true, csv: ({ annualPrice }) => annualPrice ?? '', cell: yearText },
  {
    id: 'calculators',
    header: t('Calculators'),
    isNumeric: true,
    csv: ({ calculatorLimit }) => calculatorLimit ?? '',
    cell: ({ calculatorLimit }) => limitText(calculatorLimit),
  },
  { id: 'calls', header: t('AI calls'), isNumeric: true, csv: callsText, cell: callsText },
  {
    id: 'order',
    header: t('Sort order'),
    isSortable: true,
    isNumeric: true,
    isExtra: true,
    csv: ({ sortOrder }) => sortOrder,
    cell: ({ sortOrder }) => sortOrder,
  },
];

const keys = {
  name: ({ name }: PlanRow) => name,
  status: ({ isActive }: PlanRow) => (isActive ? 0 : 1),
  price: ({ basePrice }: PlanRow) => Number(basePrice),
  order: ({ sortOrder }: PlanRow) => sortOrder,
};
const textOf = ({ name, description }: PlanRow): string => `${name} ${description ?? ''}`;

/** The plans that tenants subscribe to. */
export function PlansSection() {
  const { ready } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const rows = useAtomValue(planRowsAtom);
  const source = useLocalList({ rows, isHere: ready, textOf, keys, sort: { by: 'order', isDescending: false } });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  useAskedAction('plans.create', () => setOpened({ kind: 'create' }));
  const create = <Button onClick={() => setOpened({ kind: 'create' })}>{t('Create plan')}</Button>;
  return (
    <Section title={t('Pricing')} actions={create}>
      <ListTable
        name={t('Plans')}
        source={source}
        columns={columns}
        searchLabel={t('Search plans')}
        nameOf={({ name }) => name}
        markOf={({ id }) => marks.get(markKey('plan', id))}
        actionsOf={(plan) => [{ id: 'edit', label: t('Edit'), onSelect: () => setOpened({ kind: 'edit', plan }) }]}
        empty={{ title: t('No plans yet'), text: t('Create the first one: a name and a price are enough.'), action: create }}
      />
      {opened?.kind === 'create' ? <CreatePlanForm onClose={close} /> : null}
      {opened?.kind === 'edit' ? <EditPlanForm key={opened.plan.id} plan={opened.plan} onClose={close} /> : null}
    </Section>
  );
}

/** Shows whether a plan is offered, and changes that. */
function StatusToggle({ plan }: { readonly plan: PlanRow }) {
  const queue = useQueue();
  const { id, name, isActive } = plan;
  const summary = isActive ? t('Deactivate plan {name}', { name }) : t('Activate plan {name}', { name });
  return (
    <Button
      size="sm"
      variant={isActive ? 'subtle' : 'outline'}
      colorPalette={isActive ? 'green' : 'gray'}
      aria-label={`${statusText(plan)}. ${summary}`}
      onClick={() => void queue({ type: 'plans.update', tenantId: null, args: { id, isActive: !isActive }, summary })}
    >
      {statusText(plan)}
    </Button>
  );
}
