import { useAtom } from 'jotai';
import { t } from '#contract/language/t.ts';
import { planEntriesAtom } from './plan-atoms.ts';
import { accountKinds, debtKinds, incomeKinds } from './plan-choices.ts';
import { type RowField, RowsList } from './rows-list.tsx';

const owners = [
  { value: 'first', label: t('First person') },
  { value: 'second', label: t('Second person') },
] as const;

const owner = { at: 'owner', label: t('Owner'), kind: owners } as const;
const period = [
  { at: 'from', label: t('From'), kind: 'moment', always: t('From now on') },
  { at: 'until', label: t('Until'), kind: 'moment', always: t('To the end') },
] as const;
const name = { at: 'name', label: t('Name'), kind: 'text' } as const;

interface ListProps {
  readonly people: readonly string[];
}

/** The lists of the plan: further accounts and incomes, debts, and goals. */
export function MoneyLists(props: ListProps) {
  return (
    <>
      <Accounts {...props} />
      <Incomes {...props} />
      <Debts {...props} />
      <Goals {...props} />
    </>
  );
}

function Accounts({ people }: ListProps) {
  const [{ accounts }, enter] = useAtom(planEntriesAtom);
  const fields: readonly RowField<'name' | 'kind' | 'owner' | 'balance' | 'basis'>[] = [
    { ...name, label: t('Name of the account') },
    { at: 'kind', label: t('Kind'), kind: accountKinds },
    {
      ...owner,
      isShown: ({ kind }) => people.length > 1 && (kind === 'traditional' || kind === 'roth' || kind === 'hsa'),
    },
    { at: 'balance', label: t('Balance'), kind: 'amount' },
    { at: 'basis', label: t('Cost'), kind: 'amount', isShown: ({ kind }) => kind === 'taxable' },
  ];
  return (
    <RowsList
      title={t('Further accounts')}
      nameOf={(number) => t('Account {number}', { number })}
      add={t('Add an account')}
      fields={fields}
      rows={accounts}
      empty={{ name: '', kind: 'taxable', owner: 'first', balance: '', basis: '' }}
      people={people}
      onRows={(rows) => enter({ accounts: rows })}
    />
  );
}

function Incomes({ people }: ListProps) {
  const [{ incomes }, enter] = useAtom(planEntriesAtom);
  const isOfCouple = () => people.length > 1;
  const fields: readonly RowField<'name' | 'kind' | 'owner' | 'amount' | 'from' | 'until' | 'survivorShare'>[] = [
    name,
    { at: 'kind', label: t('Kind'), kind: incomeKinds },
    { ...owner, isShown: isOfCouple },
    { at: 'amount', label: t('Dollars a year'), kind: 'amount' },
    ...period,
    { at: 'survivorShare', label: t('Share that the survivor keeps, %'), kind: 'amount', isShown: isOfCouple },
  ];
  return (
    <RowsList
      title={t('Pensions and other incomes')}
      nameOf={(number) => t('Income {number}', { number })}
      add={t('Add an income')}
      fields={fields}
      rows={incomes}
      empty={{ name: '', kind: 'pension', owner: 'first', amount: '', from: '', until: '', survivorShare: '' }}
      people={people}
      onRows={(rows) => enter({ incomes: rows })}
    />
  );
}

const debtFields: readonly RowField<'name' | 'kind' | 'balance' | 'rate' | 'payment'>[] = [
  name,
  { at: 'kind', label: t('Kind'), kind: debtKinds },
  { at: 'balance', label: t('Balance'), kind: 'amount' },
  { at: 'rate', label: t('Interest rate, %'), kind: 'amount' },
  { at: 'payment', label: t('Payment a month'), kind: 'amount' },
];

function Debts({ people }: ListProps) {
  const [{ debts }, enter] = useAtom(planEntriesAtom);
  return (
    <RowsList
      title={t('Debts')}
      nameOf={(number) => t('Debt {number}', { number })}
      add={t('Add a debt')}
      fields={debtFields}
      rows={debts}
      empty={{ name: '', kind: 'mortgage', balance: '', rate: '', payment: '' }}
      people={people}
      onRows={(rows) => enter({ debts: rows })}
    />
  );
}

const goalFields: readonly RowField<'name' | 'amount' | 'from' | 'until'>[] = [
  name,
  { at: 'amount', label: t('Today’s dollars a year'), kind: 'amount' },
  ...period,
];

function Goals({ people }: ListProps) {
  const [{ goals }, enter] = useAtom(planEntriesAtom);
  return (
    <RowsList
      title={t('Goals')}
      nameOf={(number) => t('Goal {number}', { number })}
      add={t('Add a goal')}
      fields={goalFields}
      rows={goals}
      empty={{ name: '', amount: '', from: '', until: '' }}
      people={people}
      onRows={(rows) => enter({ goals: rows })}
    />
  );
}
