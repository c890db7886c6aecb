import { calculatorTexts } from './calculators.ts';
import { invitationDays } from './invitation-days.ts';
import { planTexts } from './plans.ts';
import { tenantSettingsTexts } from './tenant-settings.ts';

const day = 24 * 60 * 60 * 1000;

export interface CommandKind {
  /** Version of the arguments that this build writes. */
  readonly v: number;
  /** After this long unsent a command is not done silently: the person is asked again. */
  readonly lifetimeMs: number;
  /** What is said when the server has done it, and the title of a refusal. */
  readonly done: string;
  readonly failed: string;
}

const userStatus = {
  v: 1,
  lifetimeMs: 90 * day,
  done: 'User status updated successfully',
  failed: 'Failed to update user status',
} as const;

/** Everything that may be queued without a network. What is not here needs a connection. */
export const commandKinds = {
  'calculators.add': { v: 1, lifetimeMs: 90 * day, done: calculatorTexts.added, failed: calculatorTexts.addFailed },
  'calculators.remove': {
    v: 1,
    lifetimeMs: 90 * day,
    done: calculatorTexts.removed,
    failed: calculatorTexts.removeFailed,
  },
  'calculators.set': { v: 1, lifetimeMs: 90 * day, done: calculatorTexts.saved, failed: calculatorTexts.saveFailed },
  'users.activate': userStatus,
  'users.deactivate': userStatus,
  'users.role': { v: 1, lifetimeMs: 90 * day, done: 'User role updated successfully', failed: 'Failed to update user role' },
  'invitations.invite': {
    v: 1,
    lifetimeMs: invitationDays * day,
    done: 'User invitation sent successfully',
    failed: 'Failed to invite user',
  },
  'invitations.massInvite': {
    v: 1,
    lifetimeMs: invitationDays * day,
    done: 'Mass Invitations Sent!',
    failed: 'Failed to send invitations. Please try again.',
  },
  'invitations.resend': {
    v: 1,
    lifetimeMs: invitationDays * day,
    done: 'Invitation resent successfully',
    failed: 'Failed to resend invitation',
  },
  'invitations.cancel': {
    v: 1,
    lifetimeMs: invitationDays * day,
    done: 'Invitation cancelled successfully',
    failed: 'Failed to cancel invitation',
  },
  'tenants.create': { v: 1, lifetimeMs: 90 * day, done: 'Tenant created successfully', failed: 'Failed to create tenant' },
  'tenants.update': { v: 1, lifetimeMs: 90 * day, done: 'Tenant updated successfully', failed: 'Failed to update tenant' },
  'tenants.settings': {
    v: 1,
    lifetimeMs: 90 * day,
    done: tenantSettingsTexts.saved,
    failed: tenantSettingsTexts.saveFailed,
  },
  'plans.create': { v: 1, lifetimeMs: 90 * day, done: planTexts.created, failed: planTexts.createFailed },
  'plans.update': { v: 1, lifetimeMs: 90 * day, done: planTexts.updated, failed: planTexts.updateFailed },
  'coupons.create': { v: 1, lifetimeMs: 90 * day, done: 'Coupon created successfully', failed: 'Failed to create coupon' },
  'landingPages.save': {
    v: 1,
    lifetimeMs: 90 * day,
    done: 'Page saved',
    failed: 'Failed to save page',
  },
} as const satisfies Readonly<Record<string, CommandKind>>;

/** The title of a refusal where the kind of the command is not known. */
export const changeFailed = 'The change failed';

export type CommandType = keyof typeof commandKinds;

export function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}
