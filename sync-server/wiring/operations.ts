import { createAbTest } from '#server/ab-tests/create-ab-test.ts';
import { listAbTests } from '#server/ab-tests/list-ab-tests.ts';
import { setAbTestStatus } from '#server/ab-tests/set-ab-test-status.ts';
import { acceptInvitation } from '#server/accept/accept-invitation.ts';
import { declineInvitation } from '#server/accept/decline-invitation.ts';
import { requestNewInvitation } from '#server/accept/request-new-invitation.ts';
import { verifyInvitation } from '#server/accept/verify-invitation.ts';
import { listAiUsage } from '#server/ai-usage/list-ai-usage.ts';
import { readAiUsageDetails } from '#server/ai-usage/read-ai-usage-details.ts';
import { createApiToken } from '#server/api-tokens/create-api-token.ts';
import { listApiTokens } from '#server/api-tokens/list-api-tokens.ts';
import { revokeApiToken } from '#server/api-tokens/revoke-api-token.ts';
import { readAudit } from '#server/audit/read-audit.ts';
import { verifyChain } from '#server/audit/verify-chain.ts';
import { changePaymentMethod } from '#server/billing/change-payment-method.ts';
import { listBillingEvents, pauseDunning } from '#server/billing/dunning.ts';
import { confirmPayment } from '#server/billing/invoices/confirm-payment.ts';
import { listInvoices } from '#server/billing/invoices/list-invoices.ts';
import { payInvoices } from '#server/billing/invoices/pay-invoices.ts';
import { refundInvoice } from '#server/billing/invoices/refund-invoice.ts';
import { retryRefund } from '#server/billing/invoices/retry-refund.ts';
import { readBillingAccount } from '#server/billing/read-billing-account.ts';
import { setBillingDetails } from '#server/billing/set-billing-details.ts';
import { cancelSubscription, keepSubscription } from '#server/billing/subscription/cancel-subscription.ts';
import { changePlan } from '#server/billing/subscription/change-plan.ts';
import { createSubscription } from '#server/billing/subscription/create-subscription.ts';
import { pauseSubscription, resumeSubscription } from '#server/billing/subscription/pause-subscription.ts';
import { previewCoupon } from '#server/billing/subscription/preview-coupon.ts';
import { previewPlanChange } from '#server/billing/subscription/preview-plan-change.ts';
import { addCalculator } from '#server/calculators/add-calculator.ts';
import { listCalculators } from '#server/calculators/list-calculators.ts';
import { listTenantCalculators } from '#server/calculators/list-tenant-calculators.ts';
import { readCalculatorUsage } from '#server/calculators/read-calculator-usage.ts';
import { removeCalculator } from '#server/calculators/remove-calculator.ts';
import { setCalculators } from '#server/calculators/set-calculators.ts';
import { createCoupon } from '#server/coupons/create-coupon.ts';
import { listCoupons } from '#server/coupons/list-coupons.ts';
import { readCouponUsage } from '#server/coupons/read-coupon-usage.ts';
import { updateCoupon } from '#server/coupons/update-coupon.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from '#server/deletion/delete-tenant.ts';
import { claimDomain } from '#server/domains/claim-domain.ts';
import { listDomains } from '#server/domains/list-domains.ts';
import { sendDomainInstructions } from '#server/domains/send-instructions.ts';
import { verifyDomain } from '#server/domains/verify-domain.ts';
import { readExplanationTerms } from '#server/explanations/read-explanation-terms.ts';
import { endImpersonation } from '#server/identity/sessions/end-impersonation.ts';
import { readCurrentUser } from '#server/identity/sessions/read-current-user.ts';
import { readSealKey } from '#server/identity/sessions/read-seal-key.ts';
import { startImpersonation } from '#server/identity/sessions/start-impersonation.ts';
import { cancelInvitation } from '#server/invitations/cancel-invitation.ts';
import { countInvitations } from '#server/invitations/count-invitations.ts';
import { inviteUser, inviteUsers } from '#server/invitations/invite-user.ts';
import { listInvitations } from '#server/invitations/list-invitations.ts';
import { resendInvitation } from '#server/invitations/resend-invitation.ts';
import { resendInvite } from '#server/invitations/resend-invite.ts';
import { listFormSubmissions } from '#server/landing-pages/list-form-submissions.ts';
import { listLandingPages } from '#server/landing-pages/list-landing-pages.ts';
import { listOwnLandingPages } from '#server/landing-pages/list-own-landing-pages.ts';
import { publishLandingPage, unpublishLandingPage } from '#server/landing-pages/publish-landing-page.ts';
import { readLandingPage } from '#server/landing-pages/read-landing-page.ts';
import { saveFunnel } from '#server/landing-pages/save-funnel.ts';
import { createLandingPage, saveLandingPage, updateLandingPage } from '#server/landing-pages/save-landing-page.ts';
import { scheduleLandingPage } from '#server/landing-pages/schedule-landing-page.ts';
import { createLead } from '#server/leads/create-lead.ts';
import { handleLead } from '#server/leads/handle-lead.ts';
import { listLeads } from '#server/leads/list-leads.ts';
import { exportData } from '#server/migration/export-data.ts';
import { runMigration } from '#server/migration/run-migration.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import { readPageFigures } from '#server/page-views/read-page-figures.ts';
import { setTenantIcons } from '#server/pictures/set-tenant-icons.ts';
import { createPlan } from '#server/plans/create-plan.ts';
import { listPlans } from '#server/plans/list-plans.ts';
import { updatePlan } from '#server/plans/update-plan.ts';
import { listDeletedTenants } from '#server/restore/list-deleted-tenants.ts';
import { restoreTenant } from '#server/restore/restore-tenant.ts';
import { readSetting } from '#server/settings/read-setting.ts';
import { writeSetting } from '#server/settings/write-setting.ts';
import { beginSignUp } from '#server/sign-up/begin-sign-up.ts';
import { checkSubdomain } from '#server/sign-up/check-subdomain.ts';
import { completeSignUp } from '#server/sign-up/complete-sign-up.ts';
import { verifySignUp } from '#server/sign-up/verify-sign-up.ts';
import { readRevenue } from '#server/stats/read-revenue.ts';
import { readStats } from '#server/stats/read-stats.ts';
import { readTenantUsage } from '#server/stats/read-tenant-usage.ts';
import { listLandingTemplates } from '#server/templates/list-landing-templates.ts';
import { listTemplates } from '#server/templates/list-templates.ts';
import { readLandingTemplate } from '#server/templates/read-landing-template.ts';
import { uploadLandingTemplate } from '#server/templates/upload-landing-template.ts';
import { changeTenantAdmin } from '#server/tenants/change-admin.ts';
import { createTenant } from '#server/tenants/create-tenant.ts';
import { listMyTenants } from '#server/tenants/list-my-tenants.ts';
import { listTenants } from '#server/tenants/list-tenants.ts';
import { readDeletionLoss } from '#server/tenants/read-deletion-loss.ts';
import { readTenantInfo } from '#server/tenants/read-tenant-info.ts';
import { setUpOwnTenant, setUpTenant } from '#server/tenants/set-up-tenant.ts';
import { updateTenant } from '#server/tenants/update-tenant.ts';
import { changeRole } from '#server/users/change-role.ts';
import { listTeam } from '#server/users/list-team.ts';
import { listTenantUsers } from '#server/users/list-tenant-users.ts';
import { listUsers } from '#server/users/list-users.ts';
import { deleteUser } from '#server/users/removal/delete-user.ts';
import { activateUser, deactivateUser } from '#server/users/set-activity.ts';
import { setLanguage } from '#server/users/set-language.ts';
import { setQuickActions } from '#server/users/set-quick-actions.ts';
import { readWebhook } from '#server/webhooks/read-webhook.ts';
import { resendDelivery } from '#server/webhooks/resend-delivery.ts';
import { saveWebhook } from '#server/webhooks/save-webhook.ts';
import type { OperationDeps } from './service-deps.ts';

/** Every declared operation. REST calls, GraphQL fields, commands, and documentation follow from this list. */
export const operations: readonly AnyOperation<OperationDeps>[] = [
  listCalculators,
  listTenantCalculators,
  readCalculatorUsage,
  addCalculator,
  removeCalculator,
  setCalculators,
  listLandingTemplates,
  readLandingTemplate,
  uploadLandingTemplate,
  listTemplates,
  readSetting,
  writeSetting,
  listPlans,
  createPlan,
  updatePlan,
  listCoupons,
  createCoupon,
  updateCoupon,
  previewCoupon,
  readCouponUsage,
  listLandingPages,
  readLandingPage,
  readPageFigures,
  saveFunnel,
  listAbTests,
  createAbTest,
  setAbTestStatus,
  createLandingPage,
  updateLandingPage,
  saveLandingPage,
  listOwnLandingPages,
  publishLandingPage,
  unpublishLandingPage,
  scheduleLandingPage,
  setTenantIcons,
  listFormSubmissions,
  readTenantInfo,
  listMyTenants,
  listTenants,
  createTenant,
  updateTenant,
  changeTenantAdmin,
  deleteTenantWithUsers,
  deleteTenantAndReassign,
  listDeletedTenants,
  readDeletionLoss,
  restoreTenant,
  setUpTenant,
  setUpOwnTenant,
  listApiTokens,
  createApiToken,
  revokeApiToken,
  readWebhook,
  saveWebhook,
  resendDelivery,
  listDomains,
  claimDomain,
  verifyDomain,
  sendDomainInstructions,
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
  countInvitations,
  resendInvitation,
  cancelInvitation,
  readStats,
  readRevenue,
  listAiUsage,
  readAiUsageDetails,
  readExplanationTerms,
  readTenantUsage,
  readAudit,
  verifyChain,
  exportData,
  runMigration,
  verifyInvitation,
  acceptInvitation,
  declineInvitation,
  requestNewInvitation,
  createLead,
  listLeads,
  handleLead,
  beginSignUp,
  checkSubdomain,
  verifySignUp,
  completeSignUp,
  createSubscription,
  confirmPayment,
  previewPlanChange,
  changePlan,
  pauseSubscription,
  resumeSubscription,
  cancelSubscription,
  keepSubscription,
  readBillingAccount,
  setBillingDetails,
  changePaymentMethod,
  payInvoices,
  pauseDunning,
  listBillingEvents,
  listInvoices,
  refundInvoice,
  retryRefund,
  readCurrentUser,
  startImpersonation,
  endImpersonation,
  setLanguage,
  setQuickActions,
  readSealKey,
];
