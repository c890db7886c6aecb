import { plan } from '#contract/money/plan.ts';
import type { ExportedTable } from '#contract/tenants/migration.ts';
import { tenant } from '#contract/tenants/tenant.ts';
import type { Entity } from '#contract/values/entity/define-entity.ts';
import { type ColumnKind, columnKind } from './column-kind.ts';

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

/** The columns that the fields of an entity have, with its JSON column. */
function columnsOfEntity({ fields }: Pick<Entity, 'fields'>, settings: ExportedColumn): readonly ExportedColumn[] {
  const own = Object.entries(fields).flatMap(([field, declared]) => {
    const isColumn = declared.input === undefined ? declared.isExported === true : declared.in === undefined;
    return isColumn ? [{ name: columnName(field), field, ...columnKind(declared.answer) }] : [];
  });
  return [column('id', 'id', 'uuid'), ...own, settings, column('created_at', 'createdAt', 'time')];
}

/** The column of a field in the database, such as `custom_domain` for `customDomain`. */
function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * All exported columns. Sessions, tokens, passwords, and provider ids are excluded, and so are inviters, because a person may come before
 * their inviter.
 */
export const exportedColumns: Readonly<Record<ExportedTable, readonly ExportedColumn[]>> = {
  plans: columnsOfEntity(plan, optional('settings', 'settings', 'json')),
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
  tenants: columnsOfEntity(tenant, column('settings', 'settings', 'json')),
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
