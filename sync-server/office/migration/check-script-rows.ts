import * as z from 'zod/mini';
import { plan } from '#contract/money/plan.ts';
import { PlanName } from '#contract/money/plans.ts';
import { isSafeMedia, plainText, valueTexts } from '#contract/pages/landing-page-values.ts';
import { Role } from '#contract/people/roles.ts';
import { type ExportedTable, migrationTexts } from '#contract/tenants/migration.ts';
import { tenant } from '#contract/tenants/tenant.ts';
import { TenantAssumptions } from '#contract/tenants/tenant-assumptions.ts';
import { TenantBrand } from '#contract/tenants/tenant-brand.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { Id } from '#contract/values/id.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { ScriptRow } from './read-script.ts';

const Name = plainText(255).check(
  z.refine((name) => name.trim() !== '', { error: tenantTexts.nameRequired }),
  oneLine(),
);
const Picture = z.string().check(z.refine(isSafeMedia, { error: valueTexts.media }));
const Values = z.record(z.string(), z.json());

const PlanRow = z.object({
  settings: z.nullable(
    z.strictObject({
      aiUnlimited: z.optional(z.boolean()),
      maxUsers: z.optional(z.nullable(z.int().check(z.minimum(1)))),
      aiPricePerCall: z.optional(z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/))),
    }),
  ),
  createdAt: z.date(),
});

const TemplateRow = z.strictObject({
  id: Id,
  name: Name,
  description: z.nullable(plainText(2000)),
  category: z.nullable(plainText(255)),
  thumbnailUrl: z.nullable(Picture),
  isActive: z.boolean(),
  configSchema: z.nullable(Values),
  createdAt: z.date(),
});

const UserRow = z.strictObject({
  id: Id,
  email: EmailAddress,
  firstName: z.nullable(plainText(255).check(oneLine())),
  lastName: z.nullable(plainText(255).check(oneLine())),
  profileImageUrl: z.nullable(Picture),
  role: Role,
  isActive: z.boolean(),
  invitedAt: z.nullable(z.date()),
  createdAt: z.date(),
});

const TenantRow = z.strictObject({
  ...tenant.columns.shape,
  name: Name,
  ownerId: z.nullable(Id),
  trialEndsAt: z.nullable(z.date()),
  settings: Values.check(
    z.refine(
      ({ brand, assumptions }) =>
        z.optional(TenantBrand).safeParse(brand).success && z.optional(TenantAssumptions).safeParse(assumptions).success,
    ),
  ),
  createdAt: z.date(),
});

type At<Row> = Row & { readonly line: number };
type Plan = z.infer<typeof PlanRow> & z.infer<typeof PlanForm>;

export interface CheckedRows {
  readonly plans: readonly At<Plan>[];
  readonly templates: readonly At<z.infer<typeof TemplateRow>>[];
  readonly users: readonly At<z.infer<typeof UserRow>>[];
  readonly tenants: readonly At<z.infer<typeof TenantRow>>[];
}

/** Checks every value against the rules of the form that would have produced it. */
export function checkScriptRows(rows: readonly ScriptRow[]): Outcome<CheckedRows, 'InputInvalid'> {
  const lists: Lists = { plans: [], templates: [], users: [], tenants: [] };
  const seen = new Set<string>();
  for (const { table, line, values } of rows) {
    const read = parserOf[table](values);
    if (!read.ok) return refused('InputInvalid', migrationTexts.badValue(line, read.column, read.problem));
    const key = `${table} ${read.id}`;
    if (seen.has(key)) return refused('InputInvalid', migrationTexts.twice(line));
    seen.add(key);
    read.add(lists, line);
  }
  return done(lists);
}

type Lists = { readonly [Table in keyof CheckedRows]: CheckedRows[Table][number][] };
type CountResult =
  | { readonly ok: true; readonly id: string; readonly add: (lists: Lists, line: number) => void }
  | { readonly ok: false; readonly column: string; readonly problem: string };

const parserOf: Readonly<Record<ExportedTable, (values: unknown) => CountResult>> = {
  plans: (values) => {
    const { settings, createdAt, ...form } = z.looseObject({ settings: z.unknown(), createdAt: z.unknown() }).parse(values);
    const rest = PlanRow.safeParse({ settings, createdAt });
    if (!rest.success) return problemOf(rest.error.issues);
    const plan = PlanForm.safeParse(form);
    if (!plan.success) return problemOf(plan.error.issues);
    return { ok: true, id: plan.data.id, add: (lists, line) => lists.plans.push({ ...plan.data, ...rest.data, line }) };
  },
  templates: (values) => {
    const read = TemplateRow.safeParse(values);
    if (!read.success) return problemOf(read.error.issues);
    return { ok: true, id: read.data.id, add: (lists, line) => lists.templates.push({ ...read.data, line }) };
  },
  users: (values) => {
    const read = UserRow.safeParse(values);
    if (!read.success) return problemOf(read.error.issues);
    return { ok: true, id: read.data.id, add: (lists, line) => lists.users.push({ ...read.data, line }) };
  },
  tenants: (values) => {
    const read = TenantRow.safeParse(values);
    if (!read.success) return problemOf(read.error.issues);
    return { ok: true, id: read.data.id, add: (lists, line) => lists.tenants.push({ ...read.data, line }) };
  },
};

/** The form's own rules; a row of the script has every column. */
const PlanForm = z.object({
  ...plan.columns.shape,
  name: z.pipe(PlanName, Name),
  description: z.nullable(plainText(2000)),
});

function problemOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): CountResult {
  const [first] = issues;
  return { ok: false, column: String(first?.path[0] ?? 'row'), problem: first?.message ?? '' };
}
