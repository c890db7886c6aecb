import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Skeleton } from '#app/ui/messages/waiting.tsx';
import { calculatorTexts, selectionProblem } from '#contract/calculators/calculators.ts';
import { t } from '#contract/language/t.ts';
import { groupCalculators } from './management-groups.ts';
import type { OwnTenant } from './newest-tenant.ts';
import { selectionTexts } from './selection-texts.ts';
import { SuiteCard } from './suite-card.tsx';
import { useSaveSelection } from './use-save-selection.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** A tenant's first selection of calculators. */
export function SelectCalculators() {
  useTitle(selectionTexts.title);
  const user = useAtomValue(userAtom);
  const selection = useSelection();
  const { calculators, selected, inUse, limit } = selection;
  const isAll = calculators.length > 0 && calculators.every(({ id }) => inUse.has(id));
  const isComplete = selected.size === 0 && (isAll || (limit !== null && inUse.size >= limit));
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="page__root">
        {selection.tenant === null ? (
          <EmptyState level={1} title={selectionTexts.noTenantTitle} text={selectionTexts.noTenant} actions={<Skip />} />
        ) : (
          <>
            <div>
              <h1 className="page__title">{selectionTexts.welcome(user?.firstName ?? null)}</h1>
              {selection.tenant === undefined ? null : <p className="page__lead">{selectionTexts.settingUp(selection.tenant.name)}</p>}
            </div>
            {isComplete && selection.tenant !== undefined ? (
              <Complete tenant={selection.tenant} limit={selection.limit} isAll={isAll} />
            ) : selection.tenant === undefined || selection.calculators.length === 0 ? (
              <Skeleton lines={8} label={selectionTexts.loading} />
            ) : (
              <Picker selection={selection} />
            )}
          </>
        )}
      </main>
    </>
  );
}

interface CompleteProps {
  readonly tenant: OwnTenant;
  readonly limit: number | null;
  readonly isAll: boolean;
}

/** Nothing is left to choose: the way leads on to the tenant's calculators. */
function Complete({ tenant: { name, subdomain }, limit, isAll }: CompleteProps) {
  return (
    <EmptyState
      title={selectionTexts.fullTitle}
      text={isAll || limit === null ? selectionTexts.allChosen(name) : selectionTexts.full(name, limit)}
      actions={
        <Link to="/$subdomain" params={{ subdomain }} className={buttonClass({ variant: 'primary' })}>
          {selectionTexts.toTenant(name)}
        </Link>
      }
    />
  );
}

function Picker({ selection }: { readonly selection: Selection }) {
  const { calculators, selected, limit, count } = selection;
  const navigate = useNavigate();
  const { isBusy, failed, save } = useSaveSelection(selection, (subdomain) => void navigate({ to: '/$subdomain', params: { subdomain } }));
  const problem = selectionProblem(selected.size, null);
  const notSaved = calculators.filter(({ id }) => failed.includes(id)).map(({ title }) => title);
  return (
    <>
      {limit === null ? null : (
        <div className="selection__usage">
          <b>{selectionTexts.chosenOf(count, limit)}</b>
          <progress className="management__progress" max={limit} value={count} aria-label={t('Calculators selected')} />
          <span>{selectionTexts.remaining(Math.max(0, limit - count))}</span>
        </div>
      )}
      {groupCalculators(calculators, '', undefined).map((group) => (
        <SuiteCard key={group.suite} group={group} selection={selection} />
      ))}
      {notSaved.length === 0 ? null : (
        <p className="join__problem" role="alert">
          {selectionTexts.notSaved(notSaved)}
        </p>
      )}
      <div className="selection__foot">
        <p>{problem ?? calculatorTexts.selected(selected.size)}</p>
        <span className="selection__actions">
          <Skip />
          <Button variant="primary" disabled={problem !== undefined || isBusy} onClick={() => void save()}>
            {isBusy ? selectionTexts.busy : selectionTexts.goOn}
          </Button>
        </span>
      </div>
    </>
  );
}

function Skip() {
  return (
    <Link to="/" className={buttonClass()}>
      {selectionTexts.skip}
    </Link>
  );
}
