-- AlterTable
ALTER TABLE "form_submissions" ADD COLUMN     "calculator_id" TEXT,
ADD COLUMN     "website" TEXT,
ALTER COLUMN "landing_page_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "failures" SMALLINT NOT NULL DEFAULT 0,
    "switched_off_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "rounds" SMALLINT NOT NULL DEFAULT 1,
    "last_status" INTEGER,
    "last_answer" TEXT,
    "attempted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhooks_tenant_id_key" ON "webhooks"("tenant_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_tenant_id_created_at_id_idx" ON "webhook_deliveries"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_submission_id_idx" ON "webhook_deliveries"("submission_id");

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "form_submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "form_submissions" ADD CONSTRAINT "from_page_or_calculator" CHECK (num_nonnulls("landing_page_id", "calculator_id") = 1);
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_state" CHECK ("state" IN ('waiting', 'delivered', 'failed'));

ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhooks" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "webhooks" TO reckoner_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ("id", "tenant_id", "url", "failures", "created_at"), UPDATE ("id", "url", "failures", "switched_off_at"), DELETE
  ON "webhooks" TO reckoner_tenant;
CREATE POLICY tenant_rows ON "webhooks" TO reckoner_tenant
  USING (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));

ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "webhook_deliveries" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "webhook_deliveries" TO reckoner_platform USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE ("state", "rounds") ON "webhook_deliveries" TO reckoner_tenant;
CREATE POLICY tenant_rows ON "webhook_deliveries" TO reckoner_tenant
  USING (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));
