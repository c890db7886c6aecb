import type { Role } from '#contract/people/roles.ts';
import type { AuditedObject } from '#server/core/sync/changes/audit.ts';
import type { BoughtPlan } from '#server/money/subscriptions/bought-plan.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';
import type { SeedChange } from '#server/programs/seed/seed-change.ts';
import type { Draw } from './draw.ts';

export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/** Something that a person did, for the audit trail. */
export interface Deed {
  readonly at: Date;
  readonly actor: Actor;
  readonly action: string;
  readonly object: AuditedObject;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** An invoice that is written once those of all tenants are known. */
export interface InvoiceDraft {
  readonly tenantId: string;
  readonly plan: BoughtPlan;
  readonly discount: Discount | null;
  readonly start: Date;
  readonly end: Date;
  readonly isPaid: boolean;
}

/** Context shared by the parts of the demonstration's past. */
export interface Story extends SeedChange {
  readonly draw: Draw;
  /** Ids of plans by name, and of coupons by code. */
  readonly planIds: ReadonlyMap<string, string>;
  readonly couponIds: ReadonlyMap<string, string>;
  readonly owner: Actor;
  /** Collected, because trail and invoice numbers follow the order of time across tenants. */
  readonly deeds: Deed[];
  readonly invoices: InvoiceDraft[];
}
