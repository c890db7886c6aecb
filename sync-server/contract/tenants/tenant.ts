import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { TenantStatus } from '#contract/people/roles.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { Id } from '#contract/values/id.ts';
import { Moment } from '#contract/values/moment.ts';
import { described } from '#contract/values/named.ts';
import { KeptSubdomain, Subdomain } from './subdomain.ts';
import { DomainName, TenantName, tenantStatusNames } from './tenants.ts';

/** A tenant as the platform owner administers it. Its settings are an entity of their own. */
export const tenant = defineEntity(
  'Tenant',
  {
    name: {
      answer: z.string(),
      input: TenantName,
      isRequired: true,
      isForMembers: true,
      example: 'Northwind Advisors',
      changed: 'Northwind Partners',
      form: { label: t('Name'), control: { kind: 'text' } },
    },
    subdomain: {
      answer: z.string(),
      input: Subdomain,
      edited: KeptSubdomain,
      isRequired: true,
      isForMembers: true,
      example: 'northwind',
      changed: 'northwind-partners',
      form: { label: t('Subdomain'), control: { kind: 'text' } },
    },
    customDomain: {
      answer: z.nullable(z.string()),
      input: z.nullable(DomainName),
      initial: null,
      isForMembers: true,
      example: null,
      changed: 'calculators.northwind.example',
      form: { label: t('Custom domain'), control: { kind: 'text', inputMode: 'url', placeholder: t('calculators.example.com') } },
    },
    ownerId: { answer: z.nullable(Id), example: '019600aa-0000-7000-8000-00000000000a', isExported: true },
    ownerName: {
      answer: described('Name of the person who administers it, or the address where no name is known.', z.nullable(z.string())),
      example: 'Ann Archer',
    },
    planId: {
      answer: z.nullable(Id),
      input: z.nullable(Id),
      initial: null,
      example: '019600aa-0000-7000-8000-0000000000f1',
      changed: null,
      form: { label: t('Plan'), control: { kind: 'choice', none: t('No plan') } },
    },
    planName: { answer: z.nullable(z.string()), example: 'Starter' },
    templateId: { answer: z.nullable(Id), input: z.nullable(Id), initial: null, example: null, changed: null },
    status: {
      answer: TenantStatus,
      input: TenantStatus,
      initial: 'active',
      isForMembers: true,
      example: 'active',
      changed: 'suspended',
      form: { label: t('Status'), control: { kind: 'choice', names: tenantStatusNames } },
    },
    trialEndsAt: {
      answer: z.nullable(DateTime),
      row: z.nullable(z.string()),
      input: z.nullable(Moment),
      initial: null,
      isForMembers: true,
      example: null,
      changed: '2099-01-01T00:00:00.000Z',
    },
    billingEmail: {
      answer: z.nullable(z.string()),
      input: z.nullable(EmailAddress),
      initial: null,
      example: 'billing@northwind.example',
      changed: 'accounts@northwind.example',
      form: {
        label: t('Billing email'),
        hint: t('Invoices and reminders go to this address.'),
        control: { kind: 'text', inputMode: 'email', autoComplete: 'email' },
      },
    },
    billingState: {
      answer: described(
        'An invoice is unpaid: within its grace period, or after it. Absent: none is.',
        z.optional(z.nullable(z.enum(['past_due', 'read_only']))),
      ),
      example: null,
    },
    userCount: { answer: z.int(), example: 3 },
    calculatorCount: { answer: z.int(), example: 5 },
    nameHeldAt: {
      answer: described('Since when its name waits for the platform owner; null if it does not.', z.nullable(DateTime)),
      row: z.nullable(z.string()),
      example: null,
    },
    nameRefusal: { answer: described('Why the platform owner refused its name.', z.nullable(z.string())), example: null },
    createdAt: { answer: DateTime, row: z.string(), isForMembers: true, example: '2026-01-15T09:00:00.000Z' },
  },
  'A tenant as the platform owner administers it.',
);

export const CreateTenant = tenant.create;
export type CreateTenant = z.infer<typeof CreateTenant>;
/** Any part of the form; missing fields stay unchanged. */
export const UpdateTenant = tenant.update;
export type UpdateTenant = z.infer<typeof UpdateTenant>;
/** One entry of GET /api/admin/tenants. */
export const TenantSummary = tenant.answer;
export type TenantSummary = z.output<typeof TenantSummary>;
/** The same on the device of a platform owner. One that is not created yet lacks what only the server knows. */
export const TenantSummaryRow = tenant.row;
export type TenantSummaryRow = z.infer<typeof TenantSummaryRow>;
