import { DataTable } from '#app/ui/data-table.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { explainPosting } from '#calculators/plan/model/rules.ts';
import { t } from '#contract/language/t.ts';
import { dollars, wholeDollars } from '#contract/language/words.ts';

interface YearDialogProps {
  readonly plan: Plan;
  readonly year: PlanYear;
  readonly onClose: () => void;
}

/** One year: its taxes and health costs, the distance to each limit, and every movement of money with its rule. */
export function YearDialog({ plan, year, onClose }: YearDialogProps) {
  const { taxes, health, cliffs, lawNotes, postings, ages } = year;
  const lines = [
    [t('Federal taxes'), taxes.federal],
    [t('State tax'), taxes.state],
    [t('Taxes on pay'), taxes.payroll],
    [t('Medicare premiums'), health.partB + health.partD + health.supplement],
    [t('Medicare surcharges'), health.surcharges],
    [t('Health premiums before 65, less the credit'), health.before65 - health.marketplaceCredit],
  ] as const;
  const who = plan.people.flatMap(({ name }, at) => (ages[at] === undefined ? [] : [t('{name} is {age}', { name, age: ages[at] })]));
  return (
    <Dialog title={t('{year}: {people}', { year: year.year, people: who.join(', ') })} size="wide" onClose={onClose}>
      {lawNotes.map((note) => (
        <p key={note} className="page__note">
          {note}
        </p>
      ))}
      <dl className="plan__effect">
        {lines.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dollars(cents / 100)}</dd>
          </div>
        ))}
      </dl>
      <Cliffs cliffs={cliffs} />
      <h3>{t('Every movement of money')}</h3>
      <DataTable
        label={t('Movements of money')}
        columns={[
          { name: 'rule', label: t('Rule'), isText: true },
          { name: 'from', label: t('From'), isText: true },
          { name: 'to', label: t('To'), isText: true },
          { name: 'amount', label: t('Amount') },
          { name: 'source', label: t('Source'), isText: true },
        ]}
        rowCount={postings.length}
        cell={(at, column) => {
          const posting = postings[at];
          if (posting === undefined) return null;
          const rule = explainPosting(posting);
          const cells: Readonly<Record<string, string>> = {
            rule: rule.text,
            from: posting.from,
            to: posting.to,
            amount: dollars(posting.cents / 100),
            source: rule.source,
          };
          return cells[column];
        }}
      />
    </Dialog>
  );
}

function Cliffs({ cliffs }: { readonly cliffs: PlanYear['cliffs'] }) {
  if (cliffs.length === 0) return null;
  return (
    <>
      <h3>{t('Distance to each limit')}</h3>
      <dl className="plan__effect">
        {cliffs.map(({ name, income, limit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {income <= limit
                ? t('{amount} below', { amount: wholeDollars(limit - income) })
                : t('{amount} above', { amount: wholeDollars(income - limit) })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
