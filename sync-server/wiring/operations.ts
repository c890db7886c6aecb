import { readAudit } from '#server/audit/read-audit.ts';
import { verifyChain } from '#server/audit/verify-chain.ts';
import { confirmPayment } from '#server/billing/confirm-payment.ts';
import { createSubscription } from '#server/billing/create-subscription.ts';
import { addCalculator } from '#server/calculators/add-calculator.ts';
import { listCalculators } from '#server/calculators/list-calculators.ts';
import { listTenantCalculators } from '#server/calculators/list-tenant-calculators.ts';
import { readCalculatorUsage } from '#server/calculators/read-calculator-usage.ts';
import { removeCalculator } from '#server/calculators/remove-calculator.ts';
import { setCalculators } from '#server/calculators/set-calculators.ts';
import { createCoupon } from '#server/coupons/create-coupon.ts';
import { listCoupons } from '#server/coupons/list-coupons.ts';
import { readCurrentUser } from '#server/identity/read-current-user.ts';
import { readSealKey } from '#server/identity/read-seal-key.ts';
import { listLandingPages } from '#server/landing-pages/list-landing-pages.ts';
import { readLandingPage } from '#server/landing-pages/read-landing-page.ts';
import { createLandingPage, saveLandingPage, updateLandingPage } from '#server/landing-pages/save-landing-page.ts';
import { exportData } from '#server/migration/export-data.ts';
import { runMigration } from '#server/migration/run-migration.ts';
import type { AnyOperation } from '#server/operations/operation.ts';
import { createPlan } from '#server/plans/create-plan.ts';
import { listPlans } from '#server/plans/list-plans.ts';
import { updatePlan } from '#server/plans/update-plan.ts';
import type { OperationDeps } from '#server/service-deps.ts';
import { readSetting } from '#server/settings/read-setting.ts';
import { writeSetting } from '#server/settings/write-setting.ts';
import { readStats } from '#server/stats/read-stats.ts';
import { readTenantUsage } from '#server/stats/read-tenant-usage.ts';
import { listTemplates } from '#server/templates/list-templates.ts';

/** Every declared operation. REST calls, GraphQL fields, commands, and documentation follow from this list. */
export const operations: readonly AnyOperation<OperationDeps>[] = [
  listCalculators,
  listTenantCalculators,
  readCalculatorUsage,
  addCalculator,
  removeCalculator,
  setCalculators,
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
  readStats,
  readTenantUsage,
  readAudit,
  verifyChain,
  exportData,
  runMigration,
  createSubscription,
  confirmPayment,
  readCurrentUser,
  readSealKey,
];
