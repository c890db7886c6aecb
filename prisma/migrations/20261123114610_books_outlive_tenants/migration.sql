-- DropForeignKey
ALTER TABLE "ai_usage" DROP CONSTRAINT "ai_usage_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "billing_events" DROP CONSTRAINT "billing_events_tenant_id_fkey";

-- DropForeignKey
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_tenant_id_fkey";
