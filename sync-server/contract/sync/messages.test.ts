import { expect, it } from 'vitest';
import { calculatorTexts } from '#contract/calculators/calculators.ts';
import { commandKinds } from '#contract/commands/commands.ts';
import { planTexts } from '#contract/money/plans.ts';
import { completedRedirectMs, completedToast, completionFailedToast } from '#contract/people/account.ts';
import { invitationTexts } from '#contract/people/invitations.ts';
import { userTexts } from '#contract/people/users.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';

it('[R-ERR-07] words every failure as the error catalog does', () => {
  expect([
    commandKinds['coupons.create'].failed,
    planTexts.createFailed,
    planTexts.updateFailed,
    planTexts.statusFailed,
    commandKinds['tenants.create'].failed,
    commandKinds['tenants.update'].failed,
    commandKinds['invitations.invite'].failed,
    commandKinds['invitations.resend'].failed,
    userTexts.deleteFailed,
    commandKinds['users.role'].failed,
    commandKinds['users.activate'].failed,
    tenantTexts.adminChangeFailed,
    tenantTexts.deleteFailed,
    tenantTexts.reassignFailed,
    commandKinds['invitations.cancel'].failed,
    commandKinds['invitations.massInvite'].failed,
    calculatorTexts.addFailed,
    calculatorTexts.removeFailed,
    calculatorTexts.saveFailed,
  ]).toEqual([
    'Failed to create coupon',
    'Failed to create pricing plan',
    'Failed to update pricing plan',
    'Failed to update plan status',
    'Failed to create tenant',
    'Failed to update tenant',
    'Failed to invite user',
    'Failed to resend invitation',
    'Failed to delete user',
    'Failed to update user role',
    'Failed to update user status',
    'Failed to change tenant admin',
    'Failed to delete tenant',
    'Failed to delete tenant and reassign users',
    'Failed to cancel invitation',
    'Failed to send invitations. Please try again.',
    'Failed to add calculator',
    'Failed to remove calculator',
    'Failed to save selections',
  ]);
});

it('[R-ERR-08] words every success as the error catalog does', () => {
  expect([
    commandKinds['coupons.create'].done,
    planTexts.created,
    planTexts.updated,
    planTexts.statusUpdated,
    commandKinds['tenants.create'].done,
    commandKinds['tenants.update'].done,
    commandKinds['invitations.invite'].done,
    commandKinds['invitations.resend'].done,
    userTexts.deleted,
    commandKinds['users.role'].done,
    commandKinds['users.activate'].done,
    tenantTexts.adminChanged,
    tenantTexts.deletedWithUsers,
    tenantTexts.deletedAndReassigned,
    `${commandKinds['invitations.massInvite'].done} ${invitationTexts.massSent(3)}`,
    commandKinds['invitations.cancel'].done,
    calculatorTexts.added,
    calculatorTexts.removed,
    `${calculatorTexts.savedTitle} ${calculatorTexts.saved}`,
  ]).toEqual([
    'Coupon created successfully',
    'Pricing plan created successfully',
    'Pricing plan updated successfully',
    'Plan status updated successfully',
    'Tenant created successfully',
    'Tenant updated successfully',
    'User invitation sent successfully',
    'Invitation resent successfully',
    'User deleted successfully',
    'User role updated successfully',
    'User status updated successfully',
    'Tenant admin changed successfully',
    'Tenant and all associated users deleted successfully',
    'Tenant deleted and users reassigned successfully',
    'Mass Invitations Sent! Successfully sent 3 invitations',
    'Invitation cancelled successfully',
    'Calculator added successfully',
    'Calculator removed successfully',
    'Success! Your calculator selection has been saved.',
  ]);
});

it('[R-CONST-04] goes to sign-in 1.5 seconds after an account is complete', () => {
  expect(completedRedirectMs).toBe(1500);
  expect(completedToast).toEqual({
    title: 'Profile Completed Successfully!',
    description: "Your account is now active. You'll be redirected to sign in.",
  });
  expect(completionFailedToast).toEqual({
    title: 'Failed to Create Account',
    description: 'Please try again or contact your administrator.',
  });
});
