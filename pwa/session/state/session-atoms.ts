import { atom } from 'jotai';
import { calculatorRowsAtom, tenantCalculatorRowsAtom, tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { calculatorsInForce } from '#contract/calculators/calculators-in-force.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import type { TenantRow } from '#contract/sync/rows.ts';
import type { Assumptions } from '#contract/tenants/tenant-assumptions.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import type { HostTenant } from './tenant-of-host.ts';

/**
 * The person who uses the app, as the screens see it.
 * - `loading`: nothing is known yet, for the few milliseconds until the boot record is read.
 * - `signedOut`: the server said so, and this device remembers nobody.
 * - `signedIn`: the server answered with a user.
 * - `offline`: no answer, but the remembered user's lease is still valid.
 * - `expired`: the server no longer knows the session. The remembered user's lease is still valid, and changes wait for a new sign-in.
 * - `locked`: the lease has ended and the server cannot be reached. Data are kept, but the screens are closed.
 * - `refused`: the server refuses this user or device (deactivated). Data are wiped, and the server's message is shown.
 */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn' | 'offline' | 'expired'; readonly user: CurrentUser; readonly offlineUntil: number }
  | { readonly status: 'locked'; readonly user: CurrentUser; readonly since: number }
  | { readonly status: 'refused'; readonly message: string };

export const sessionAtom = atom<Session>({ status: 'loading' });

/** The user, if there is one, whether or not the server can be reached. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return 'user' in session && session.status !== 'locked' ? session.user : undefined;
});

/** True while a platform owner views the app as another person. */
export const isImpersonatedAtom = atom((get) => get(userAtom)?.impersonation !== undefined);

/** True while a platform owner only looks at the app as another person. */
export const isPreviewAtom = atom((get) => get(userAtom)?.impersonation?.readOnly === true);

/** Values from the boot record, shown until the local database is open. */
export interface Shown {
  readonly tenant: TenantRow | undefined;
  readonly enabled: ReadonlySet<string> | undefined;
}
export const bootShownAtom = atom<Shown>({ tenant: undefined, enabled: undefined });

/** The tenant that a person with several has chosen. */
export const chosenTenantAtom = atom<string | undefined>(undefined);

/** True for a platform owner, who works under the platform's own brand for every tenant. */
export const isPlatformAtom = atom<boolean>((get) => get(userAtom)?.role === 'platform_owner');

/**
 * The tenant whose calculators and brand are shown: the chosen one, else the person's most recently created one. A platform owner's device
 * also has the rows of tenants that are only managed. None of those is shown unless it is chosen.
 */
export const tenantAtom = atom<TenantRow | undefined>((get) => {
  const rows = get(tenantRowsAtom);
  if (rows.length === 0) return get(bootShownAtom).tenant;
  const chosen = rows.find((row) => row.id === get(chosenTenantAtom));
  if (chosen !== undefined) return chosen;
  const memberOf = new Set(get(userAtom)?.memberships.map(({ tenantId }) => tenantId));
  const own = get(isPlatformAtom) ? rows.filter((row) => memberOf.has(row.id)) : rows;
  return [...own].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
});

/** The tenant whose host this page is on. Undefined on the platform's own host. */
export const hostTenantAtom = atom<HostTenant | undefined>(undefined);

/** The tenant whose name and look are shown: the person's, or the host's for a visitor and until the person's data are on the device. */
const shownTenantAtom = atom<HostTenant | undefined>((get) => (get(isPlatformAtom) ? undefined : (get(tenantAtom) ?? get(hostTenantAtom))));
export const brandAtom = atom<Brand>((get) => get(shownTenantAtom)?.brand ?? {});

/**
 * Name of the tenant in the app: its logo text, else its name. Without either, the name of the person's only tenant.
 */
export const tenantNameAtom = atom<string | undefined>((get) => {
  if (get(isPlatformAtom)) return undefined;
  const [membership, ...others] = get(userAtom)?.memberships ?? [];
  const only = others.length === 0 ? membership?.tenantName : undefined;
  return get(brandAtom).logoText ?? get(shownTenantAtom)?.name ?? only;
});
export const assumptionsAtom = atom<Assumptions>((get) => get(tenantAtom)?.assumptions ?? {});

/**
 * Ids of the calculators that the tenant has enabled and its plan allows, with the waiting changes applied. Undefined if nobody is signed
 * in or nothing has been synced yet.
 */
export const enabledCalculatorsAtom = atom<ReadonlySet<string> | undefined>((get) => {
  const tenant = get(tenantAtom);
  if (tenant === undefined) return undefined;
  if (get(tenantRowsAtom).length === 0) return get(bootShownAtom).enabled;
  const chosen = get(tenantCalculatorRowsAtom).filter((row) => row.tenantId === tenant.id && row.isEnabled);
  const active = new Set(get(calculatorRowsAtom).flatMap((row) => (row.isActive ? [row.id] : [])));
  return new Set(calculatorsInForce(chosen, tenant.calculatorLimit).filter((id) => active.has(id)));
});

/** True while a member's own list is still loading. Until then, the device does not know which calculators the tenant has enabled. */
export const isListComingAtom = atom<boolean>((get) => {
  const isMember = (get(userAtom)?.memberships.length ?? 0) > 0;
  return isMember && get(enabledCalculatorsAtom) === undefined && !get(connectionAtom).ready;
});

export interface Connection {
  /** True if the server answered last time. `navigator.onLine` is only a hint. */
  readonly reachable: boolean;
  readonly syncing: boolean;
  /** Number of commands that wait for the server. */
  readonly waiting: number;
  /** Number of commands that the server refused and the person has not looked at. */
  readonly failed: number;
  /** Milliseconds since 1970 of the last complete pull. */
  readonly lastSync: number | undefined;
  /** True once the first complete copy is on this device. */
  readonly ready: boolean;
  /** True if the browser stores the data permanently. Otherwise everything lasts as long as the page. */
  readonly kept: boolean;
  /** True if the last pulled rows could be stored, because the device has space left. */
  readonly stored: boolean;
}

export const connectionAtom = atom<Connection>({
  reachable: true,
  syncing: false,
  waiting: 0,
  failed: 0,
  lastSync: undefined,
  ready: false,
  kept: true,
  stored: true,
});
