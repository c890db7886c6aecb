import type { ReactNode } from 'react';
import { DataTable } from '#app/ui/data-table.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { type Tab, Tabs } from '#app/ui/tabs.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanYear } from '#calculators/plan/model/plan-results.ts';
import { explainPosting, householdPlace } from '#calculators/plan/model/rules.ts';
import { t } from '#contract/language/t.ts';
import { dollars } from '#contract/language/words.ts';
import { cliffText, distanceText } from './cliffs.ts';
import { flowOfYear } from './flow-of-year.ts';
import { returnLines } from './return-lines.ts';
import { YearFlowPicture } from './year-flow.tsx';

interface YearDialogProps {
  readonly plan: Plan;
  readonly year: PlanYear;
  readonly onClose: () => void;
}

/** One year: its flow of money, the lines of its returns, the distance to each limit, and every movement of money with its rule. */
export function YearDialog({ plan, year, onClose }: YearDialogProps) {
  const { lawNotes, ages } = year;
  const who = plan.people.flatMap(({ name }, at) => (ages[at] === undefined ? [] : [t('{name} is {age}', { name, age: ages[at] })]));
  const tabs: readonly Tab[] = [
    { id: 'flow', label: t('Flow of money'), content: () => <YearFlowPicture flow={flowOfYear(year)} /> },
    { id: 'return', label: t('Tax returns'), content: () => <Returns year={year} /> },
    { id: 'movements', label: t('Every movement of money'), content: () => <Movements postings={year.postings} /> },
  ];
  return (
    <Dialog title={t('{year}: {people}', { year: year.year, people: who.join(', ') })} size="wide" onClose={onClose}>
      {lawNotes.map((note) => (
        <p key={note} className="page__note" lang="en">
          {note}
        </p>
      ))}
      <Tabs label={t('Parts of the year')} tabs={tabs} />
    </Dialog>
  );
}

function Returns({ year }: { readonly year: PlanYear }) {
  const lines = returnLines(year);
  return (
    <>
      <DataTable
        label={t('Lines of the tax returns')}
        columns={[
          { name: 'label', label: t('Line'), isText: true },
          { name: 'amount', label: t('Amount') },
          { name: 'source', label: t('Source'), isText: true },
        ]}
        rowCount={lines.length}
        cell={(at, column) => {
          const line = lines[at];
          return line === undefined ? null : cellOf({ ...line, amount: dollars(line.amount) }, column);
        }}
      />
      {year.cliffs.length === 0 ? null : (
        <>
          <h3>{t('Distance to each limit')}</h3>
          <dl className="plan__effect">
            {year.cliffs.map((cliff) => (
              <div key={cliff.name}>
                <dt>{cliffText(cliff)}</dt>
                <dd>{distanceText(cliff)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function Movements({ postings }: Pick<PlanYear, 'postings'>) {
  return (
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
        const { text, source } = explainPosting(posting);
        const { from, to, cents } = posting;
        return cellOf({ rule: t(text), from: placeOf(from), to: placeOf(to), amount: dollars(cents / 100), source: t(source) }, column);
      }}
    />
  );
}

function placeOf(place: string): string {
  return place === householdPlace ? t('Household') : place;
}

function cellOf(cells: Readonly<Record<string, ReactNode>>, column: string): ReactNode {
  return cells[column];
}
