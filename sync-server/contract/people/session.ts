import * as z from 'zod/mini';
import { described, named } from '#contract/values/named.ts';
import { Impersonation } from './impersonation.ts';
import { MemberRole, Role, TenantStatus } from './roles.ts';

const anId = named('ID', z.string());

export const Membership = named(
  'Membership',
  z.object({
    tenantId: anId,
    tenantName: z.string(),
    subdomain: z.string(),
    role: MemberRole,
    tenantStatus: TenantStatus,
  }),
);
export type Membership = z.infer<typeof Membership>;

/** Never carries a token or a provider's id. */
export const CurrentUser = named(
  'CurrentUser',
  z.object({
    id: anId,
    email: z.string(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    role: Role,
    isActive: z.boolean(),
    memberships: z.array(Membership),
    impersonation: described('Present while a platform owner views the app as this person.', z.optional(Impersonation)),
    lease: described('Signed: who may use this device without a network, and until when.', z.string()),
  }),
);
export type CurrentUser = z.infer<typeof CurrentUser>;

/** 256 bits in base64. */
export const SealKey = named('SealKey', z.object({ key: z.string() }));

/** The claims of a lease, a compact JWS (ES256). Times are seconds since 1970. */
export const LeaseClaims = z.object({
  sub: z.string(),
  role: Role,
  memberships: z.array(Membership),
  /** Distinguishes the sessions of a person; it grants no access. */
  session: z.optional(z.string()),
  iat: z.number(),
  /** After this time the app locks itself until it reaches the server again. The data stay on the device. */
  exp: z.number(),
});
export type LeaseClaims = z.infer<typeof LeaseClaims>;

/** Days a device works offline: the default, and the bounds of a tenant's own setting. */
export const offlineDays = { standard: 7, least: 1, most: 30 } as const;

/** The auth state for screens. */
export interface AuthState {
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  readonly isPlatformOwner: boolean;
  readonly isTenantAdmin: boolean;
  readonly user: CurrentUser | undefined;
}

/** Only a returned user object counts as signed in. */
export function authState(user: CurrentUser | undefined, isLoading: boolean): AuthState {
  return {
    isAuthenticated: user !== undefined,
    isLoading,
    isPlatformOwner: user?.role === 'platform_owner',
    isTenantAdmin: user?.role === 'tenant_admin',
    user,
  };
}
