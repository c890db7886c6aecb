import { useAtom } from 'jotai';
import { type EnteredAccount, mostAccounts } from '#app/calculate/meeting/plan-entries.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { planEntriesAtom } from './plan-atoms.ts';
import { accountKinds } from './plan-choices.ts';

const owners = [
  { value: 'first', label: t('First person') },
  { value: 'second', label: t('Second person') },
] as const;

/** Accounts beside those of the household, each with kind, owner, and balance. */
export function AccountsList({ isCouple }: { readonly isCouple: boolean }) {
  const [{ accounts }, enter] = useAtom(planEntriesAtom);
  const add = () =>
    enter({ accounts: [...accounts, { key: crypto.randomUUID(), name: '', kind: 'taxable', owner: 'first', balance: '', basis: '' }] });
  return (
    <>
      <h3>{t('Further accounts')}</h3>
      <ul className="meeting__list">
        {accounts.map((account, at) => (
          <li key={account.key} className="meeting__item">
            <AccountFields
              account={account}
              number={at + 1}
              isCouple={isCouple}
              onAccount={(changed) => enter({ accounts: accounts.map((each) => (each.key === account.key ? changed : each)) })}
              onRemove={() => enter({ accounts: accounts.filter(({ key }) => key !== account.key) })}
            />
          </li>
        ))}
      </ul>
      <Button disabled={accounts.length >= mostAccounts} onClick={add}>
        {t('Add an account')}
      </Button>
    </>
  );
}

interface AccountFieldsProps {
  readonly account: EnteredAccount;
  readonly number: number;
  readonly isCouple: boolean;
  readonly onAccount: (account: EnteredAccount) => void;
  readonly onRemove: () => void;
}

function AccountFields({ account, number, isCouple, onAccount, onRemove }: AccountFieldsProps) {
  const text = (at: 'name' | 'balance' | 'basis', label: string) => (
    <TextField
      label={label}
      inputMode={at === 'name' ? undefined : 'decimal'}
      autoComplete="off"
      maxLength={80}
      value={account[at]}
      onChange={({ target }) => onAccount({ ...account, [at]: target.value })}
    />
  );
  const isOwned = account.kind === 'traditional' || account.kind === 'roth' || account.kind === 'hsa';
  return (
    <>
      <EntryForm className="meeting__pair meeting__part" aria-label={t('Account {number}', { number })}>
        {text('name', t('Name of the account'))}
        <SelectField label={t('Kind')} value={account.kind} options={accountKinds} onValue={(kind) => onAccount({ ...account, kind })} />
        {isOwned && isCouple ? (
          <SelectField label={t('Owner')} value={account.owner} options={owners} onValue={(owner) => onAccount({ ...account, owner })} />
        ) : null}
        {text('balance', t('Balance'))}
        {account.kind === 'taxable' ? text('basis', t('Cost')) : null}
      </EntryForm>
      <Button variant="quiet" onClick={onRemove} aria-label={t('Remove account {number}', { number })}>
        {t('Remove')}
      </Button>
    </>
  );
}
