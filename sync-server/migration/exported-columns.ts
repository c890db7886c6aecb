import type { ExportedTable } from '#contract/tenants/migration.ts';

/** Format of a column's values: the kind of literal, and whether NULL is allowed. */
export type ColumnKind = 'uuid' | 'text' | 'whole' | 'truth' | 'time' | 'json';

export interface ExportedColumn {
  /** Name in the database. */
  readonly name: string;
  /** Name in the product. */
  readonly field: string;
  readonly kind: ColumnKind;
  readonly nullable: boolean;
}

const column = (name: string, field: string, kind: ColumnKind, nullable = false): ExportedColumn => ({ name, field, kind, nullable });
const optional = (name: string, field: string, kind: ColumnKind): ExportedColumn => column(name, field, kind, true);

/**
 * All exported columns. Sessions, tokens, passwords, and provider ids are excluded, and so are inviters, because a person may come before
 * their inviter.
 */
export const exportedColumns: Readonly<Record<ExportedTable, readonly ExportedColumn[]>> = {
  plans: [
    column('id', 'id', 'uuid'),
    column('name', 'name', 'text'),
    optional('description', 'description', 'text'),
    column('base_price', 'basePrice', 'text'),
    optional('annual_price', 'annualPrice', 'text'),
    optional('annual_discount', 'annualDiscount', 'whole'),
    optional('calculator_limit', 'calculatorLimit', 'whole'),
    column('ai_calls_included', 'aiCallsIncluded', 'whole'),
    column('custom_domain', 'customDomain', 'truth'),
    column('white_label', 'whiteLabel', 'truth'),
    column('priority_support', 'prioritySupport', 'truth'),
    column('is_active', 'isActive', 'truth'),
    column('sort_order', 'sortOrder', 'whole'),
    optional('settings', 'settings', 'json'),
    column('created_at', 'createdAt', 'time'),
  ],
  templates: [
    column('id', 'id', 'uuid'),
    column('name', 'name', 'text'),
    optional('description', 'description', 'text'),
    optional('category', 'category', 'text'),
    optional('thumbnail_url', 'thumbnailUrl', 'text'),
    column('is_active', 'isActive', 'truth'),
    optional('config_schema', 'configSchema', 'json'),
    column('created_at', 'createdAt', 'time'),
  ],
  users: [
    column('id', 'id', 'uuid'),
    column('email', 'email', 'text'),
    optional('first_name', 'firstName', 'text'),
    optional('last_name', 'lastName', 'text'),
    optional('profile_image_url', 'profileImageUrl', 'text'),
    column('role', 'role', 'text'),
    column('is_active', 'isActive', 'truth'),
    optional('invited_at', 'invitedAt', 'time'),
    column('created_at', 'createdAt', 'time'),
  ],
  tenants: [
    column('id', 'id', 'uuid'),
    column('name', 'name', 'text'),
    column('subdomain', 'subdomain', 'text'),
    optional('custom_domain', 'customDomain', 'text'),
    optional('owner_id', 'ownerId', 'uuid'),
    optional('plan_id', 'planId', 'uuid'),
    optional('template_id', 'templateId', 'uuid'),
    column('status', 'status', 'text'),
    optional('trial_ends_at', 'trialEndsAt', 'time'),
    optional('billing_email', 'billingEmail', 'text'),
    column('settings', 'settings', 'json'),
    column('created_at', 'createdAt', 'time'),
  ],
};

/** The beginning of a row's statement, up to its first value. */
export function statementStart(table: ExportedTable): string {
  return `INSERT INTO "${table}" (${exportedColumns[table].map(({ name }) => `"${name}"`).join(', ')}) VALUES (`;
}

/** The text after the last value. */
export function statementEnd(table: ExportedTable): string {
  const updates = exportedColumns[table].filter(({ name }) => name !== 'id').map(({ name }) => `"${name}" = EXCLUDED."${name}"`);
  return `) ON CONFLICT ("id") DO UPDATE SET ${updates.join(', ')};\n`;
}
