import { impersonationTexts } from '#contract/people/impersonation.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { isCaller, type Principal } from './caller.ts';
import type { Operation } from './permissions.ts';

/** Operations that show the app as the person sees it. */
const previewed: readonly Operation[] = [
  'session.read',
  'impersonation.end',
  'stats.read',
  'domains.list',
  'tenants.info',
  'tenants.mine',
  'tenants.usage',
  'plans.list',
  'templates.gallery',
  'templates.preview',
  'users.team',
  'calculators.list',
  'calculators.ofTenant',
  'calculators.usage',
  'landingPages.listOwn',
  'formSubmissions.list',
  'webhooks.read',
  'sync.pull',
  'sync.heads',
];

/** Operations that support may also perform in the person's place. */
const supported: readonly Operation[] = [
  'tenants.settings',
  'domains.verify',
  'users.resendInvite',
  'calculators.add',
  'calculators.firstAdd',
  'calculators.remove',
  'calculators.set',
  'landingPages.create',
  'landingPages.update',
  'landingPages.publish',
  'preferences.language',
  'preferences.quickActions',
  'sync.push',
];

/**
 * Refusal of an operation that nobody may perform as another person. An operation in neither list is refused, so that a new one stays
 * closed to support until it is added here. Passwords, roles, API tokens, billing, and memberships never are, nor are invitations, because
 * they give a role.
 */
export function refusalOfImpersonation(operation: Operation, principal: Principal): Refused<'Forbidden'> | undefined {
  if (!isCaller(principal) || principal.impersonator === undefined || previewed.includes(operation)) return undefined;
  if (!supported.includes(operation)) return refused('Forbidden', impersonationTexts.refused);
  return principal.impersonator.readOnly ? refused('Forbidden', impersonationTexts.readOnly) : undefined;
}
