-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "buyer" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "charge_attempts" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "credited_invoice_id" UUID,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'invoice';

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "anchor_day" SMALLINT,
ADD COLUMN     "dunning_paused_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_invoice_at" TIMESTAMPTZ(3),
ADD COLUMN     "pending_interval" TEXT,
ADD COLUMN     "read_only_since" TIMESTAMPTZ(3),
ADD COLUMN     "reminders_sent" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "usage_from" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "payment_method" JSONB;

-- CreateTable
CREATE TABLE "invoice_series" (
    "name" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "invoice_series_pkey" PRIMARY KEY ("name")
);
ALTER TABLE "invoice_series" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_series" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "invoice_series" TO reckoner_platform USING (true) WITH CHECK (true);
-- The query builder writes the default of this column when a subscription begins.
GRANT INSERT ("reminders_sent") ON "subscriptions" TO reckoner_tenant;
