import { useAtom, useAtomValue } from 'jotai';
import { planTexts as texts } from '#app/calculate/plan/shown/plan-texts.ts';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { stateNames } from '#calculators/figures/states/state-names.ts';
import { t } from '#contract/language/t.ts';
import { MomentField } from './moment-field.tsx';
import { MoneyLists } from './money-lists.tsx';
import { planEntriesAtom, planHouseholdAtom } from './plan-atoms.ts';
import { conversionPolicies, withdrawalOrders } from './plan-choices.ts';
import { titlesOf } from './plan-of-meeting.ts';

type TextEntry = 'spending' | 'survivorShare' | 'claimFirst' | 'claimSecond' | 'stocks' | 'homeValue' | 'homeBasis';

const fields: readonly { readonly at: TextEntry; readonly label: string; readonly hint?: string; readonly isOfCouple?: true }[] = [
  { at: 'spending', label: t('Spending on living a year'), hint: t('Today’s dollars, without taxes and health premiums.') },
  { at: 'survivorShare', label: t('Share of it that one alone needs, %'), isOfCouple: true },
  { at: 'claimFirst', label: t('First person claims Social Security at age') },
  { at: 'claimSecond', label: t('Second person claims Social Security at age'), isOfCouple: true },
  { at: 'stocks', label: t('Share in stocks, %') },
  { at: 'homeValue', label: t('Value of the home') },
  { at: 'homeBasis', label: t('Cost of the home, with improvements') },
];

const states = [{ value: '', label: t('Not included') }, ...Object.entries(stateNames).map(([value, label]) => ({ value, label }))];

/** Facts of the plan beside the household: spending, state, policies, and further accounts. */
export function MoneySection() {
  const [entries, enter] = useAtom(planEntriesAtom);
  const people = titlesOf(useAtomValue(planHouseholdAtom));
  const isCouple = people.length > 1;
  return (
    <section className="browser__panel" aria-label={t('Money')}>
      <h2>{t('Money')}</h2>
      <p className="page__note">{texts.money}</p>
      <EntryForm className="meeting__pair">
        <fieldset>
          <legend>{t('Spending and savings')}</legend>
          {fields.map(({ at, label, hint, isOfCouple }) =>
            isOfCouple && !isCouple ? null : (
              <TextField
                key={at}
                label={label}
                {...(hint === undefined ? {} : { hint })}
                inputMode="decimal"
                autoComplete="off"
                maxLength={80}
                value={entries[at]}
                onChange={({ target }) => enter({ [at]: target.value })}
              />
            ),
          )}
        </fieldset>
        <fieldset>
          <legend>{t('Place and policies')}</legend>
          <SelectField label={t('State')} value={entries.state} options={states} onValue={(state) => enter({ state })} />
          <SelectField
            label={t('Draw from')}
            value={entries.order === '' ? withdrawalOrders[0].value : entries.order}
            options={withdrawalOrders}
            onValue={(order) => enter({ order })}
          />
          <SelectField
            label={t('Roth conversions')}
            value={entries.conversions === '' ? conversionPolicies[0].value : entries.conversions}
            options={conversionPolicies}
            onValue={(conversions) => enter({ conversions })}
          />
          <MomentField
            label={t('Sale of the home')}
            always={t('Never')}
            value={entries.homeSale}
            people={people}
            onValue={(homeSale) => enter({ homeSale })}
          />
        </fieldset>
      </EntryForm>
      <MoneyLists people={people} />
    </section>
  );
}
