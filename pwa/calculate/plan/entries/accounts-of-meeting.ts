import { numberIn } from '#app/calculate/meeting/facts/household-view.ts';
import type { Household } from '#app/calculate/meeting/household/household.ts';
import type { PlanEntries } from '#app/calculate/meeting/plan-entries.ts';
import { t } from '#contract/language/t.ts';
import type { Estimator, Named } from './estimates.ts';

const usualStocks = 60;

interface Owned {
  readonly people: readonly Named[];
  readonly household: Household;
  readonly entries: PlanEntries;
  readonly estimated: Estimator;
}

/** The accounts of the household, and those that are entered for the plan alone. */
export function accountsOf({ people, household, entries, estimated }: Owned) {
  const stocks = estimated.percent(entries.stocks, t('Share in stocks'), usualStocks);
  const owned = people.flatMap(({ title, pretaxAccounts, rothAccounts }) => [
    {
      name: t('Traditional accounts of {name}', { name: title }),
      kind: 'traditional',
      owner: title,
      balance: numberIn(pretaxAccounts),
      stocks,
    },
    { name: t('Roth accounts of {name}', { name: title }), kind: 'roth', owner: title, balance: numberIn(rothAccounts), stocks },
  ]);
  const savings = numberIn(household.otherSavings);
  const together = { name: t('Other savings'), kind: 'taxable', owner: 'joint', balance: savings, basis: savings, stocks };
  const known = [...owned, together].flatMap(({ balance, ...account }) => (balance === undefined ? [] : [{ ...account, balance }]));
  const added = entries.accounts.flatMap(({ name, kind, owner, balance, basis }, at) => {
    const amount = numberIn(balance);
    if (amount === undefined) return [];
    const title = name.trim() === '' ? t('Account {number}', { number: at + 1 }) : name.trim();
    const isOwned = kind === 'traditional' || kind === 'roth' || kind === 'hsa';
    const holder = (owner === 'second' ? people[1] : people[0])?.title ?? '';
    const cost = kind === 'taxable' ? { basis: estimated.dollars(basis, t('Cost of {name}', { name: title }), amount) } : {};
    return [{ name: title, kind, owner: isOwned ? holder : 'joint', balance: amount, stocks, ...cost }];
  });
  return withNames([...known, ...added]);
}

/** Gives entries of the same name a number. */
export function withNames<Entry extends { readonly name: string }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry, at) => {
    const before = entries.slice(0, at).filter(({ name }) => name === entry.name).length;
    return before === 0 ? entry : { ...entry, name: `${entry.name} (${before + 1})` };
  });
}
