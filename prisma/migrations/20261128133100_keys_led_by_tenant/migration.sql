-- Serves builds from: 20261128133100_keys_led_by_tenant
--
-- Every key, unique index, and foreign key of a tenant's rows is led by tenant_id, and tenant_id has a value everywhere, so that each of
-- these tables can be distributed by it. Earlier builds upsert by id alone and write NULL for the platform, so this migration serves only
-- builds that have it.

-- The tenant of the platform's own rows. Its subdomain is one that nobody can register.
SET LOCAL ROLE reckoner_platform;
INSERT INTO "tenants" ("id", "name", "subdomain") VALUES ('00000000-0000-0000-0000-000000000000', 'Platform', '-platform-');
RESET ROLE;

-- It only keeps foreign keys true: no role of the server sees it.
DROP POLICY platform ON "tenants";
CREATE POLICY platform ON "tenants" TO reckoner_platform USING ("id" <> '00000000-0000-0000-0000-000000000000') WITH CHECK ("id" <> '00000000-0000-0000-0000-000000000000');
DROP POLICY import_rows ON "tenants";
CREATE POLICY import_rows ON "tenants" TO reckoner_import USING ("id" <> '00000000-0000-0000-0000-000000000000') WITH CHECK ("id" <> '00000000-0000-0000-0000-000000000000');

-- DropForeignKey
ALTER TABLE "ab_test_variants" DROP CONSTRAINT "ab_test_variants_test_id_fkey";

-- DropForeignKey
ALTER TABLE "ab_tests" DROP CONSTRAINT "ab_tests_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "abuse_reports" DROP CONSTRAINT "abuse_reports_invitation_id_fkey";

-- DropForeignKey
ALTER TABLE "abuse_reports" DROP CONSTRAINT "abuse_reports_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "command_log" DROP CONSTRAINT "command_log_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "effects" DROP CONSTRAINT "effects_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "former_invitation_tokens" DROP CONSTRAINT "former_invitation_tokens_invitation_id_fkey";

-- DropForeignKey
ALTER TABLE "funnel_steps" DROP CONSTRAINT "funnel_steps_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "landing_page_counts" DROP CONSTRAINT "landing_page_counts_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_landing_page_id_fkey";

-- DropForeignKey
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_submission_id_fkey";

-- DropIndex
DROP INDEX "ab_test_variants_tenant_id_idx";

-- DropIndex
DROP INDEX "ab_test_variants_test_id_idx";

-- DropIndex
DROP INDEX "ab_tests_landing_page_id_idx";

-- DropIndex
DROP INDEX "abuse_reports_invitation_id_created_at_idx";

-- DropIndex
DROP INDEX "abuse_reports_landing_page_id_created_at_idx";

-- DropIndex
DROP INDEX "api_tokens_token_hash_key";

-- DropIndex
DROP INDEX "billing_events_provider_event_id_key";

-- DropIndex
DROP INDEX "command_log_device_id_seq_key";

-- DropIndex
DROP INDEX "command_log_tenant_id_idx";

-- DropIndex
DROP INDEX "effects_key_key";

-- DropIndex
DROP INDEX "effects_tenant_id_idx";

-- DropIndex
DROP INDEX "form_submissions_landing_page_id_created_at_id_idx";

-- DropIndex
DROP INDEX "former_invitation_tokens_invitation_id_idx";

-- DropIndex
DROP INDEX "former_invitation_tokens_tenant_id_idx";

-- DropIndex
DROP INDEX "funnel_steps_landing_page_id_step_order_idx";

-- DropIndex
DROP INDEX "funnel_steps_tenant_id_idx";

-- DropIndex
DROP INDEX "invitations_verification_token_key";

-- DropIndex
DROP INDEX "invoices_number_key";

-- DropIndex
DROP INDEX "invoices_provider_invoice_id_key";

-- DropIndex
DROP INDEX "mail_outbox_tenant_id_idx";

-- DropIndex
DROP INDEX "pictures_landing_page_id_idx";

-- DropIndex
DROP INDEX "pictures_tenant_id_idx";

-- DropIndex
DROP INDEX "subscriptions_provider_id_key";

-- DropIndex
DROP INDEX "tenant_tombstones_tenant_id_idx";

-- DropIndex
DROP INDEX "webhook_deliveries_submission_id_idx";

-- DropIndex
DROP INDEX "landing_pages_published_domain";
DROP INDEX "landing_pages_published_subdomain";
DROP INDEX "ab_test_variants_one_control";
DROP INDEX "ab_tests_one_running";

-- The events of a page go with its tenant, which the server deletes explicitly: no distributed table has a trigger.
DROP TRIGGER delete_events ON "landing_pages";
DROP FUNCTION delete_events_of_pages();

-- The owner of the tables fills in the platform tenant, because nobody else may change the audit log.
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY[
    'landing_pages', 'pictures', 'ab_tests', 'ab_test_variants', 'landing_page_views', 'landing_page_counts', 'funnel_steps',
    'form_submissions', 'command_log', 'effects', 'mail_outbox', 'audit_log'
  ] LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('UPDATE %I SET tenant_id = ''00000000-0000-0000-0000-000000000000'' WHERE tenant_id IS NULL', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
  END LOOP;
END $$;

-- AlterTable
ALTER TABLE "ab_test_variants" DROP CONSTRAINT "ab_test_variants_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "ab_test_variants_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "ab_tests" DROP CONSTRAINT "ab_tests_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "ab_tests_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "abuse_reports" DROP CONSTRAINT "abuse_reports_pkey",
ADD COLUMN     "tenant_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "abuse_reports_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "ai_calls" DROP CONSTRAINT "ai_calls_pkey",
ADD CONSTRAINT "ai_calls_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "ai_usage" DROP CONSTRAINT "ai_usage_pkey",
ADD CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "api_tokens" DROP CONSTRAINT "api_tokens_pkey",
ADD CONSTRAINT "api_tokens_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "audit_log_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "billing_events" DROP CONSTRAINT "billing_events_pkey",
ADD CONSTRAINT "billing_events_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "command_log" DROP CONSTRAINT "command_log_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "command_log_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "coupon_redemptions" DROP CONSTRAINT "coupon_redemptions_pkey",
ADD CONSTRAINT "coupon_redemptions_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "effects" DROP CONSTRAINT "effects_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "effects_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "form_submissions" DROP CONSTRAINT "form_submissions_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "form_submissions_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "former_invitation_tokens" DROP CONSTRAINT "former_invitation_tokens_pkey",
ADD CONSTRAINT "former_invitation_tokens_pkey" PRIMARY KEY ("tenant_id", "token_hash");

-- AlterTable
ALTER TABLE "funnel_steps" DROP CONSTRAINT "funnel_steps_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "funnel_steps_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_pkey",
ADD CONSTRAINT "invitations_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_pkey",
ADD CONSTRAINT "invoices_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "landing_page_counts" DROP CONSTRAINT "landing_page_counts_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "landing_page_counts_pkey" PRIMARY KEY ("tenant_id", "landing_page_id", "day", "dimension", "value");

-- AlterTable
ALTER TABLE "landing_page_views" DROP CONSTRAINT "landing_page_views_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "landing_page_views_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "landing_pages" DROP CONSTRAINT "landing_pages_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "landing_pages_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "mail_outbox_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_pkey",
ALTER COLUMN "tenant_id" SET NOT NULL,
ALTER COLUMN "tenant_id" SET DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "pictures_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_pkey",
ADD CONSTRAINT "support_requests_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "tenant_tombstones" DROP CONSTRAINT "tenant_tombstones_pkey",
ADD CONSTRAINT "tenant_tombstones_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "uncounted_days" DROP CONSTRAINT "uncounted_days_pkey",
ADD COLUMN     "tenant_id" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
ADD CONSTRAINT "uncounted_days_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_pkey",
ADD CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("tenant_id", "id");

-- AlterTable
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_pkey",
ADD CONSTRAINT "webhooks_pkey" PRIMARY KEY ("tenant_id", "id");

-- Reports and days without a count get the tenant of their page or invitation.
SET LOCAL ROLE reckoner_platform;
UPDATE "abuse_reports" r SET "tenant_id" = coalesce(
  (SELECT p."tenant_id" FROM "landing_pages" p WHERE p."id" = r."landing_page_id"),
  (SELECT i."tenant_id" FROM "invitations" i WHERE i."id" = r."invitation_id"));
DELETE FROM "uncounted_days" d WHERE NOT EXISTS (SELECT 1 FROM "landing_pages" p WHERE p."id" = d."landing_page_id");
UPDATE "uncounted_days" d SET "tenant_id" = p."tenant_id" FROM "landing_pages" p WHERE p."id" = d."landing_page_id";
RESET ROLE;

-- CreateIndex
CREATE INDEX "ab_test_variants_id_idx" ON "ab_test_variants"("id");

-- CreateIndex
CREATE INDEX "ab_test_variants_tenant_id_test_id_idx" ON "ab_test_variants"("tenant_id", "test_id");

-- CreateIndex
CREATE INDEX "ab_tests_id_idx" ON "ab_tests"("id");

-- CreateIndex
CREATE INDEX "ab_tests_tenant_id_landing_page_id_idx" ON "ab_tests"("tenant_id", "landing_page_id");

-- CreateIndex
CREATE INDEX "abuse_reports_tenant_id_landing_page_id_created_at_idx" ON "abuse_reports"("tenant_id", "landing_page_id", "created_at");

-- CreateIndex
CREATE INDEX "abuse_reports_tenant_id_invitation_id_created_at_idx" ON "abuse_reports"("tenant_id", "invitation_id", "created_at");

-- CreateIndex
CREATE INDEX "ai_calls_id_idx" ON "ai_calls"("id");

-- CreateIndex
CREATE INDEX "api_tokens_id_idx" ON "api_tokens"("id");

-- CreateIndex
CREATE INDEX "api_tokens_token_hash_idx" ON "api_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "audit_log_id_idx" ON "audit_log"("id");

-- CreateIndex
CREATE UNIQUE INDEX "billing_events_tenant_id_provider_event_id_key" ON "billing_events"("tenant_id", "provider_event_id");

-- CreateIndex
CREATE INDEX "command_log_id_idx" ON "command_log"("id");

-- CreateIndex
CREATE INDEX "command_log_device_id_seq_idx" ON "command_log"("device_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "command_log_tenant_id_device_id_seq_key" ON "command_log"("tenant_id", "device_id", "seq");

-- CreateIndex
CREATE INDEX "effects_id_idx" ON "effects"("id");

-- CreateIndex
CREATE UNIQUE INDEX "effects_tenant_id_key_key" ON "effects"("tenant_id", "key");

-- CreateIndex
CREATE INDEX "form_submissions_id_idx" ON "form_submissions"("id");

-- CreateIndex
CREATE INDEX "form_submissions_tenant_id_landing_page_id_created_at_id_idx" ON "form_submissions"("tenant_id", "landing_page_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "former_invitation_tokens_token_hash_idx" ON "former_invitation_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "former_invitation_tokens_tenant_id_invitation_id_idx" ON "former_invitation_tokens"("tenant_id", "invitation_id");

-- CreateIndex
CREATE INDEX "funnel_steps_tenant_id_landing_page_id_step_order_idx" ON "funnel_steps"("tenant_id", "landing_page_id", "step_order");

-- CreateIndex
CREATE INDEX "invitations_id_idx" ON "invitations"("id");

-- CreateIndex
CREATE INDEX "invitations_verification_token_idx" ON "invitations"("verification_token");

-- CreateIndex
CREATE INDEX "invoices_id_idx" ON "invoices"("id");

-- CreateIndex
CREATE INDEX "invoices_provider_invoice_id_idx" ON "invoices"("provider_invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_tenant_id_provider_invoice_id_key" ON "invoices"("tenant_id", "provider_invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "invoices_tenant_id_number_key" ON "invoices"("tenant_id", "number");

-- CreateIndex
CREATE INDEX "landing_pages_id_idx" ON "landing_pages"("id");

-- CreateIndex
CREATE INDEX "mail_outbox_id_idx" ON "mail_outbox"("id");

-- CreateIndex
CREATE INDEX "pictures_id_idx" ON "pictures"("id");

-- CreateIndex
CREATE INDEX "pictures_tenant_id_landing_page_id_idx" ON "pictures"("tenant_id", "landing_page_id");

-- CreateIndex
CREATE INDEX "subscriptions_provider_id_idx" ON "subscriptions"("provider_id");

-- CreateIndex
CREATE INDEX "support_requests_id_idx" ON "support_requests"("id");

-- CreateIndex
CREATE INDEX "tenant_tombstones_id_idx" ON "tenant_tombstones"("id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_id_idx" ON "webhook_deliveries"("id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_tenant_id_submission_id_idx" ON "webhook_deliveries"("tenant_id", "submission_id");

-- Rules that the schema's language cannot say. A host belongs to one tenant, so that two published pages never answer at the same address.
CREATE UNIQUE INDEX "landing_pages_published_domain" ON "landing_pages" ("tenant_id", "domain", "path") WHERE "is_published" AND "domain" IS NOT NULL;
CREATE UNIQUE INDEX "landing_pages_published_subdomain" ON "landing_pages" ("tenant_id", "subdomain", "path") WHERE "is_published" AND "subdomain" IS NOT NULL;
CREATE UNIQUE INDEX "ab_test_variants_one_control" ON "ab_test_variants" ("tenant_id", "test_id") WHERE "is_control";
CREATE UNIQUE INDEX "ab_tests_one_running" ON "ab_tests" ("tenant_id", "landing_page_id") WHERE "status" = 'running';

-- AddForeignKey
ALTER TABLE "former_invitation_tokens" ADD CONSTRAINT "former_invitation_tokens_tenant_id_invitation_id_fkey" FOREIGN KEY ("tenant_id", "invitation_id") REFERENCES "invitations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_tenant_id_invitation_id_fkey" FOREIGN KEY ("tenant_id", "invitation_id") REFERENCES "invitations"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ab_tests" ADD CONSTRAINT "ab_tests_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ab_test_variants" ADD CONSTRAINT "ab_test_variants_tenant_id_test_id_fkey" FOREIGN KEY ("tenant_id", "test_id") REFERENCES "ab_tests"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_page_counts" ADD CONSTRAINT "landing_page_counts_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_tenant_id_landing_page_id_fkey" FOREIGN KEY ("tenant_id", "landing_page_id") REFERENCES "landing_pages"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tenant_id_submission_id_fkey" FOREIGN KEY ("tenant_id", "submission_id") REFERENCES "form_submissions"("tenant_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Policies that named the platform's rows by NULL.
DROP POLICY own_rows ON "command_log";
CREATE POLICY own_rows ON "command_log" FOR SELECT TO reckoner_tenant USING (
  "user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
  AND ("tenant_id" = '00000000-0000-0000-0000-000000000000' OR "tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
);
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['audit_log', 'effects'] LOOP
    EXECUTE format('DROP POLICY new_rows ON %I', table_name);
    EXECUTE format(
      'CREATE POLICY new_rows ON %I FOR INSERT TO reckoner_tenant WITH CHECK (tenant_id = ''00000000-0000-0000-0000-000000000000'' '
      'OR tenant_id = ANY ((SELECT nullif(current_setting(''app.tenants'', true), ''''))::uuid[]))', table_name);
  END LOOP;
END $$;
-- A tenant's transaction learns that a key of its tenant is taken, and nothing else of what waits to be sent.
GRANT SELECT ("tenant_id") ON "effects" TO reckoner_tenant;
