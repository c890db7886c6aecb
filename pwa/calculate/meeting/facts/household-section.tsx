import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { Household, Person } from '#app/calculate/meeting/household/household.ts';
import { type PersonField, personLabels } from '#app/calculate/meeting/household/household-facts.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { t } from '#contract/language/t.ts';
import { ClaimingPairLine } from './claiming-pair-line.tsx';

const people = [
  { at: 'first', title: t('First person') },
  { at: 'second', title: t('Second person') },
] as const;

const shared = [
  { at: 'otherSavings', label: t('Other savings'), type: 'text' },
  { at: 'debts', label: t('Mortgage and other debts'), type: 'text' },
  { at: 'childBirthDate', label: t('Youngest child’s date of birth'), type: 'date' },
] as const;

const personFields = ['name', 'birthDate', 'income', 'retirementAge', 'planAge', 'fullBenefit', 'pretaxAccounts', 'rothAccounts'] as const;

const householdAtom = atom((get) => get(meetingAtom).household);

/** The household, entered once. Calculators offer to take their inputs from it. */
export function HouseholdSection() {
  const household = useAtomValue(householdAtom);
  const change = useSetAtom(meetingAtom);
  const enter = (part: Partial<Household>) => change((before) => ({ ...before, household: { ...before.household, ...part } }));
  return (
    <section className="browser__panel" aria-label={t('Household')}>
      <h2>{t('Household')}</h2>
      <p className="page__note">{t('Entered once, used in every calculator that asks for it. Leave empty what is not known.')}</p>
      <EntryForm className="meeting__pair">
        {people.map(({ at, title }) => (
          <fieldset key={at}>
            <legend>{title}</legend>
            <PersonFields person={household[at]} onPerson={(person) => enter({ [at]: person })} />
          </fieldset>
        ))}
        <fieldset>
          <legend>{t('Together')}</legend>
          {shared.map(({ at, label, type }) => (
            <TextField
              key={at}
              label={label}
              type={type}
              inputMode={type === 'text' ? 'decimal' : undefined}
              autoComplete="off"
              maxLength={80}
              value={household[at]}
              onChange={({ target }) => enter({ [at]: target.value })}
            />
          ))}
        </fieldset>
      </EntryForm>
      <ClaimingPairLine household={household} />
    </section>
  );
}

function PersonFields({ person, onPerson }: { readonly person: Person; readonly onPerson: (person: Person) => void }) {
  return personFields.map((field: PersonField) => (
    <TextField
      key={field}
      label={personLabels[field]}
      type={field === 'birthDate' ? 'date' : 'text'}
      inputMode={field === 'name' || field === 'birthDate' ? undefined : 'decimal'}
      autoComplete="off"
      maxLength={80}
      value={person[field]}
      onChange={({ target }) => onPerson({ ...person, [field]: target.value })}
    />
  ));
}
