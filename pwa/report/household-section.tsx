import { useAtom } from 'jotai';
import { t } from '#contract/language/t.ts';
import type { Household, Person } from '../meeting/household.ts';
import { type PersonField, personLabels } from '../meeting/household-facts.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { TextField } from '../ui/fields/field.tsx';
import { ClaimingPairLine } from './claiming-pair-line.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';

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

/** The household, entered once. Calculators offer to take their inputs from it. */
export function HouseholdSection() {
  const [{ household }, change] = useAtom(meetingAtom);
  const enter = (part: Partial<Household>) => change((before) => ({ ...before, household: { ...before.household, ...part } }));
  return (
    <section className="browser__panel" aria-label={t('Household')}>
      <h2>{t('Household')}</h2>
      <p className="page__note">{texts.household}</p>
      <div className="meeting__pair">
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
      </div>
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
