import type * as z from 'zod/mini';
import { AddCalculator, calculatorTexts, RemoveCalculator, SetCalculators } from './calculators.ts';
import { CreateCoupon, couponTexts } from './coupons.ts';
import { CancelInvitation, InvitationId, InviteUser, invitationDays, invitationTexts, MassInvite } from './invitations.ts';
import { landingPageTexts, SaveLandingPage } from './landing-pages.ts';
import { CreatePlan, planTexts, UpdatePlan } from './plans.ts';
import { SetUpTenant, tenantSettingsTexts } from './tenant-settings.ts';
import { CreateTenant, tenantTexts, UpdateTenant } from './tenants.ts';
import { ChangeRole, DeactivateUser, UserId, userTexts } from './users.ts';

const day = 24 * 60 * 60 * 1000;

export interface CommandKind {
  /** Version of the arguments that this build writes. */
  readonly v: number;
  readonly args: z.ZodMiniType;
  /** After this long unsent a command is not done silently: the person is asked again. */
  readonly lifetimeMs: number;
  /** What is said when the server has done it, and the title of a refusal. */
  readonly done: string;
  readonly failed: string;
}

/** Everything that may be queued without a network. What is not here needs a connection. */
export const commandKinds = {
  'calculators.add': { v: 1, args: AddCalculator, lifetimeMs: 90 * day, done: calculatorTexts.added, failed: calculatorTexts.addFailed },
  'calculators.remove': {
    v: 1,
    args: RemoveCalculator,
    lifetimeMs: 90 * day,
    done: calculatorTexts.removed,
    failed: calculatorTexts.removeFailed,
  },
  'calculators.set': { v: 1, args: SetCalculators, lifetimeMs: 90 * day, done: calculatorTexts.saved, failed: calculatorTexts.saveFailed },
  'users.activate': { v: 1, args: UserId, lifetimeMs: 90 * day, done: userTexts.statusUpdated, failed: userTexts.statusFailed },
  'users.deactivate': { v: 1, args: DeactivateUser, lifetimeMs: 90 * day, done: userTexts.statusUpdated, failed: userTexts.statusFailed },
  'users.role': { v: 1, args: ChangeRole, lifetimeMs: 90 * day, done: userTexts.roleUpdated, failed: userTexts.roleFailed },
  'invitations.invite': {
    v: 1,
    args: InviteUser,
    lifetimeMs: invitationDays * day,
    done: invitationTexts.sent,
    failed: invitationTexts.inviteFailed,
  },
  'invitations.massInvite': {
    v: 1,
    args: MassInvite,
    lifetimeMs: invitationDays * day,
    done: invitationTexts.massTitle,
    failed: invitationTexts.massFailed,
  },
  'invitations.resend': {
    v: 1,
    args: InvitationId,
    lifetimeMs: invitationDays * day,
    done: invitationTexts.resent,
    failed: invitationTexts.resendFailed,
  },
  'invitations.cancel': {
    v: 1,
    args: CancelInvitation,
    lifetimeMs: invitationDays * day,
    done: invitationTexts.cancelled,
    failed: invitationTexts.cancelFailed,
  },
  'tenants.create': { v: 1, args: CreateTenant, lifetimeMs: 90 * day, done: tenantTexts.created, failed: tenantTexts.createFailed },
  'tenants.update': { v: 1, args: UpdateTenant, lifetimeMs: 90 * day, done: tenantTexts.updated, failed: tenantTexts.updateFailed },
  'tenants.settings': {
    v: 1,
    args: SetUpTenant,
    lifetimeMs: 90 * day,
    done: tenantSettingsTexts.saved,
    failed: tenantSettingsTexts.saveFailed,
  },
  'plans.create': { v: 1, args: CreatePlan, lifetimeMs: 90 * day, done: planTexts.created, failed: planTexts.createFailed },
  'plans.update': { v: 1, args: UpdatePlan, lifetimeMs: 90 * day, done: planTexts.updated, failed: planTexts.updateFailed },
  'coupons.create': { v: 1, args: CreateCoupon, lifetimeMs: 90 * day, done: couponTexts.created, failed: couponTexts.createFailed },
  'landingPages.save': {
    v: 1,
    args: SaveLandingPage,
    lifetimeMs: 90 * day,
    done: landingPageTexts.saved,
    failed: landingPageTexts.saveFailed,
  },
} as const satisfies Readonly<Record<string, CommandKind>>;

/** The title of a refusal where the kind of the command is not known. */
export const changeFailed = 'The change failed';

export type CommandType = keyof typeof commandKinds;

export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}
