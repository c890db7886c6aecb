import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

/** Scopes of a token. None of them includes billing, tokens, or anything of the platform. */
export const apiScopes = [
  'firm:read',
  'calculators:read',
  'calculators:write',
  'team:read',
  'team:write',
  'usage:read',
  'explanations',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeTexts: Readonly<Record<ApiScope, string>> = {
  'firm:read': t('Read the profile of the firm'),
  'calculators:read': t('Read the calculators in use'),
  'calculators:write': t('Add and remove calculators'),
  'team:read': t('Read the team'),
  'team:write': t('Invite people as members, and activate, deactivate, or remove people'),
  'usage:read': t('Read figures and AI usage'),
  explanations: t('Ask for explanations, which count as AI calls'),
};

export const apiTokenTexts = {
  nameRequired: t('Name is required'),
  nameTooLong: t('Name must be 100 characters or less'),
  scopesRequired: t('Choose at least one right'),
  tooMany: t('A tenant has at most 20 tokens in use. Revoke one first.'),
  invalid: t('This API token is not valid, was revoked, or has expired.'),
  scope: 'This API token does not have the right for this call.',
  noAdministrators: t('A program may not invite administrators. Invite them in the app.'),
  created: t('API token created'),
  createFailed: t('Failed to create API token'),
  revoked: t('API token revoked'),
  revokeFailed: t('Failed to revoke API token'),
} as const;

/** Tokens of a tenant that are neither revoked nor expired. */
export const mostApiTokens = 20;

/** Lifetimes of a token in days; without a choice it does not expire. */
export const apiTokenDays = [30, 90, 365] as const;

export const CreateApiToken = z.strictObject({
  tenant: z.optional(Id),
  name: z
    .string(ifMissing(apiTokenTexts.nameRequired))
    .check(
      z.trim(),
      z.minLength(1, { error: apiTokenTexts.nameRequired }),
      z.maxLength(100, { error: apiTokenTexts.nameTooLong }),
      oneLine(),
    ),
  scopes: z.array(z.enum(apiScopes)).check(z.minLength(1, { error: apiTokenTexts.scopesRequired }), z.maxLength(apiScopes.length)),
  days: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(3650)))),
});
export type CreateApiToken = z.output<typeof CreateApiToken>;

export const ApiTokensOf = z.strictObject({ tenant: z.optional(Id) });
export const RevokeApiToken = z.strictObject({ id: Id });

const entry = {
  id: Id,
  tenantId: Id,
  name: z.string(),
  scopes: z.array(z.string()),
  createdBy: described('The administrator whose rights the token has, as far as its scopes reach.', z.nullable(Id)),
  createdAt: DateTime,
  lastUsedAt: described('To the minute.', z.nullable(DateTime)),
  expiresAt: z.nullable(DateTime),
  revokedAt: z.nullable(DateTime),
};

/** A token in a list: without its secret, of which the server keeps only a hash. */
export const ApiTokenEntry = named('ApiToken', z.object(entry));
export type ApiTokenEntry = z.output<typeof ApiTokenEntry>;

export const NewApiToken = named(
  'NewApiToken',
  z.object({
    ...entry,
    secret: described('For the header `Authorization: Bearer …`. It is shown this once.', z.string()),
  }),
);
