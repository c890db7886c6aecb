import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { offlineDays } from '#contract/people/session.ts';
import { TenantContact } from '#contract/values/contact.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { kept } from '#contract/values/entity/kept.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { Assumptions, assumptions, TenantAssumptions } from './tenant-assumptions.ts';
import { Brand, TenantBrand } from './tenant-brand.ts';
import { TenantEmbedding, tenantEmbedding } from './tenant-embedding.ts';

export const tenantSettingsTexts = {
  saved: t('Settings saved'),
  saveFailed: t('Failed to save settings'),
  aboveCap: t('The return is above the highest return.'),
  offlineDays: t('Days without a connection must be a whole number from 1 to 30'),
  visitDays: t('Days that visits are kept must be a whole number from 1 to 90'),
  nothing: t('There is nothing to save.'),
  tooManyOpen: t('At most 200 calculators can be chosen.'),
} as const;

const CalculatorId = named('ID', z.string().check(z.maxLength(100)));
const mostOpenCalculators = 200;

const whole = (least: number, most: number, sentence: string) =>
  z.int({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(most, { error: sentence }));

/** Days for which single visits of a tenant's pages are kept: the default, and the bounds of its own setting. */
export const visitDays = { standard: 90, least: 1, most: 90 } as const;

/** The settings of a tenant, which are one JSON object. A part that is given replaces the whole part before. */
export const tenantSettings = defineEntity('TenantSettings', {
  assumptions: {
    answer: TenantAssumptions,
    stored: assumptions.settings,
    row: Assumptions,
    input: TenantAssumptions,
    initial: {},
    in: 'settings',
    isForMembers: true,
    example: { inflation: 2.5 },
    changed: { inflation: 3, lifeExpectancy: 95 },
  },
  brand: {
    answer: TenantBrand,
    stored: Brand,
    row: Brand,
    input: TenantBrand,
    initial: {},
    in: 'settings',
    isForMembers: true,
    example: { accent: '#0f766e' },
    changed: { accent: '#1b5e20', font: 'inter', disclaimer: 'For information only.' },
  },
  offlineDays: {
    answer: described('null: the standard term.', z.nullable(z.int())),
    input: whole(offlineDays.least, offlineDays.most, tenantSettingsTexts.offlineDays),
    initial: null,
    in: 'settings',
    isForMembers: true,
    example: 7,
    changed: 3,
    form: { label: t('Days without a connection'), control: { kind: 'count', unit: t('days'), bounds: offlineDays } },
  },
  visitDays: {
    answer: described('null: the standard time.', z.nullable(z.int())),
    input: whole(visitDays.least, visitDays.most, tenantSettingsTexts.visitDays),
    initial: null,
    in: 'settings',
    isForMembers: true,
    example: 90,
    changed: 30,
    form: { label: t('Days that visits are kept'), control: { kind: 'count', unit: t('days'), bounds: visitDays } },
  },
  needsSecondStep: {
    answer: described('null: people choose themselves.', z.nullable(z.boolean())),
    input: z.boolean(),
    initial: null,
    in: 'settings',
    isForMembers: true,
    example: false,
    changed: true,
    form: {
      label: t('Everyone confirms each sign-in by a second step'),
      hint: t('With an authenticator app or a passkey. Whoever has none sets up an app at the next sign-in.'),
      control: { kind: 'flag' },
    },
  },
  openCalculators: {
    answer: described('Calculators that visitors of the host may open; null: all.', z.nullable(z.array(CalculatorId))),
    input: z.nullable(z.array(CalculatorId).check(z.maxLength(mostOpenCalculators, { error: tenantSettingsTexts.tooManyOpen }))),
    initial: null,
    in: 'settings',
    isForMembers: true,
    example: ['auto-loan-basic'],
    changed: ['auto-loan-basic', 'mortgage-payment'],
  },
  embedding: {
    answer: TenantEmbedding,
    stored: tenantEmbedding.settings,
    row: tenantEmbedding.settings,
    input: TenantEmbedding,
    initial: {},
    in: 'settings',
    isForMembers: true,
    example: {},
    changed: { origins: ['https://www.northwind.example'], consent: 'You may answer me.' },
  },
  contact: {
    answer: TenantContact,
    stored: kept(TenantContact),
    row: kept(TenantContact),
    input: TenantContact,
    initial: {},
    in: 'settings',
    isForMembers: true,
    example: { supportEmail: 'help@northwind.example' },
    changed: { supportEmail: 'support@northwind.example', privacyUrl: 'https://www.northwind.example/privacy' },
  },
});

/** Reads the JSON object. Nothing that is stored in it can make this fail. */
export function readTenantSettings(stored: unknown): z.output<typeof tenantSettings.settings> {
  return readStored(tenantSettings, stored);
}

/** Each given part replaces the whole previous one. */
export const SetUpTenant = z.strictObject({ tenantId: Id, ...tenantSettings.written });
export type SetUpTenant = z.infer<typeof SetUpTenant>;

/** The same without a named tenant: the newest one that the caller administers. */
export const SetUpOwnTenant = z.strictObject({ tenant: z.optional(Id), ...tenantSettings.written });
export type SetUpOwnTenant = z.infer<typeof SetUpOwnTenant>;

const { id: _, ...parts } = tenantSettings.answer.shape;
export const TenantSettings = named('TenantSettings', z.object({ tenantId: Id, ...parts }));
export type TenantSettings = z.output<typeof TenantSettings>;
