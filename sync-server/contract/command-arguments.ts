import type * as z from 'zod/mini';
import { AddCalculator, RemoveCalculator, SetCalculators } from './calculators.ts';
import type { CommandType } from './commands.ts';
import { CreateCoupon } from './coupons.ts';
import { CancelInvitation, InvitationId, InviteUser, MassInvite } from './invitations.ts';
import { SaveLandingPage } from './landing-pages.ts';
import { CreatePlan, UpdatePlan } from './plans.ts';
import { SetUpTenant } from './tenant-settings.ts';
import { CreateTenant, UpdateTenant } from './tenants.ts';
import { ChangeRole, DeactivateUser, UserId } from './users.ts';

/** What each command takes. Apart from their kinds: a device queues commands and leaves it to the server to read them. */
export const commandArguments = {
  'calculators.add': AddCalculator,
  'calculators.remove': RemoveCalculator,
  'calculators.set': SetCalculators,
  'users.activate': UserId,
  'users.deactivate': DeactivateUser,
  'users.role': ChangeRole,
  'invitations.invite': InviteUser,
  'invitations.massInvite': MassInvite,
  'invitations.resend': InvitationId,
  'invitations.cancel': CancelInvitation,
  'tenants.create': CreateTenant,
  'tenants.update': UpdateTenant,
  'tenants.settings': SetUpTenant,
  'plans.create': CreatePlan,
  'plans.update': UpdatePlan,
  'coupons.create': CreateCoupon,
  'landingPages.save': SaveLandingPage,
} as const satisfies Readonly<Record<CommandType, z.ZodMiniType>>;
