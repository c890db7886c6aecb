import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { figuresInput } from '#calculators/figures/set.ts';
import type { TenantRow } from '#contract/rows.ts';
import { savedToast } from '../changes/saved-toast.ts';
import { localAtom, tenantRowsAtom } from '../local/local-atoms.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/choice-field.tsx';
import { TextField } from '../ui/field.tsx';
import { toastAtom } from '../ui/toaster.tsx';
import { readAssumptions, textsOf } from './read-assumptions.ts';

const fields = [
  { name: 'inflation', label: 'Inflation a year, %' },
  { name: 'return', label: 'Return a year, %' },
  { name: 'returnCap', label: 'Highest return anybody may assume, %' },
  { name: 'lifeExpectancy', label: 'Plan until age' },
] as const;

/** What the firm assumes in every calculator that asks for it. */
export function AssumptionsPanel({ tenantId }: { readonly tenantId: string | undefined }) {
  const tenant = useAtomValue(tenantRowsAtom).find((row) => row.id === tenantId);
  return tenant === undefined ? null : <AssumptionsForm key={tenant.id} tenant={tenant} />;
}

function AssumptionsForm({ tenant }: { readonly tenant: TenantRow }) {
  const local = useAtomValue(localAtom);
  const { reachable, kept } = useAtomValue(connectionAtom);
  const setToast = useSetAtom(toastAtom);
  const [entered, setEntered] = useState<Partial<ReturnType<typeof textsOf>>>({});
  const texts = { ...textsOf(tenant.assumptions), ...entered };
  const read = readAssumptions(texts);
  const isTouched = Object.keys(entered).length > 0;

  async function save(): Promise<void> {
    if (!read.ok || local === undefined) return;
    const queued = await local.enqueue({
      type: 'tenants.settings',
      tenantId: tenant.id,
      args: { tenantId: tenant.id, assumptions: { ...read.assumptions } },
      summary: `Set the assumptions of ${tenant.name}`,
    });
    if (!queued.ok) setToast({ title: 'Error', description: queued.message, variant: 'destructive' });
    else {
      setEntered({});
      if (!reachable) setToast(savedToast(kept));
    }
  }

  return (
    <details className="page__section">
      <summary>Assumptions of the firm</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <p className="page__note">They replace the defaults of every calculator that asks for them. An empty field leaves the default.</p>
        {fields.map(({ name, label }) => {
          const problem = read.ok ? undefined : read.problems[name];
          return (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              value={texts[name]}
              {...(problem === undefined ? {} : { error: problem })}
              onChange={(event) => setEntered((before) => ({ ...before, [name]: event.target.value }))}
            />
          );
        })}
        <SelectField
          label={figuresInput.label}
          tooltip={figuresInput.tooltip}
          value={texts.figures}
          options={[{ value: '', label: 'The calculators’ default' }, ...figuresInput.options]}
          onValue={(value) => setEntered((before) => ({ ...before, figures: value }))}
        />
        <Button variant="primary" type="submit" disabled={!isTouched || !read.ok}>
          Save assumptions
        </Button>
      </form>
    </details>
  );
}
