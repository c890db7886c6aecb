import { createCoupon } from '#server/coupons/create-coupon.ts';
import { listCoupons } from '#server/coupons/list-coupons.ts';
import { cancelInvitation } from '#server/invitations/cancel-invitation.ts';
import { inviteUser, inviteUsers } from '#server/invitations/invite-user.ts';
import { listInvitations } from '#server/invitations/list-invitations.ts';
import { resendInvitation } from '#server/invitations/resend-invitation.ts';
import { resendInvite } from '#server/invitations/resend-invite.ts';
import { listLandingPages } from '#server/landing-pages/list-landing-pages.ts';
import { readLandingPage } from '#server/landing-pages/read-landing-page.ts';
import { createLandingPage, saveLandingPage, updateLandingPage } from '#server/landing-pages/save-landing-page.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import { createPlan } from '#server/plans/create-plan.ts';
import { listPlans } from '#server/plans/list-plans.ts';
import { updatePlan } from '#server/plans/update-plan.ts';
import type { OperationDeps } from '#server/service-deps.ts';
import { readSetting } from '#server/settings/read-setting.ts';
import { writeSetting } from '#server/settings/write-setting.ts';
import { listTemplates } from '#server/templates/list-templates.ts';
import { changeRole } from '#server/users/change-role.ts';
import { deleteUser } from '#server/users/delete-user.ts';
import { listTeam } from '#server/users/list-team.ts';
import { listTenantUsers } from '#server/users/list-tenant-users.ts';
import { listUsers } from '#server/users/list-users.ts';
import { activateUser, deactivateUser } from '#server/users/set-activity.ts';

/** Every declared operation. REST calls, GraphQL fields, commands, and documentation follow from this list. */
export const operations: readonly AnyOperation<OperationDeps>[] = [
  listTemplates,
  readSetting,
  writeSetting,
  listPlans,
  createPlan,
  updatePlan,
  listCoupons,
  createCoupon,
  listLandingPages,
  readLandingPage,
  createLandingPage,
  updateLandingPage,
  saveLandingPage,
  listUsers,
  listTeam,
  listTenantUsers,
  deleteUser,
  changeRole,
  activateUser,
  deactivateUser,
  inviteUser,
  inviteUsers,
  resendInvite,
  listInvitations,
  resendInvitation,
  cancelInvitation,
];
