-- DropForeignKey
ALTER TABLE "landing_page_views" DROP CONSTRAINT "landing_page_views_landing_page_id_fkey";
ALTER TABLE "landing_page_views" DROP CONSTRAINT "landing_page_views_tenant_id_fkey";
ALTER TABLE "landing_page_views" DROP CONSTRAINT "landing_page_views_test_id_fkey";
ALTER TABLE "landing_page_views" DROP CONSTRAINT "landing_page_views_variant_id_fkey";

-- DropIndex
DROP INDEX "landing_page_views_created_at_idx";
DROP INDEX "landing_page_views_landing_page_id_created_at_id_idx";
DROP INDEX "landing_page_views_tenant_id_created_at_idx";
DROP INDEX "landing_page_views_test_id_variant_id_idx";

-- CreateIndex
CREATE INDEX "landing_page_views_created_at_idx" ON "landing_page_views" USING BRIN ("created_at");
CREATE INDEX "landing_page_views_landing_page_id_created_at_idx" ON "landing_page_views"("landing_page_id", "created_at");

-- AlterTable
ALTER TABLE "ab_test_variants" ADD COLUMN     "source_page_id" UUID;

-- AlterTable
ALTER TABLE "ab_tests" ADD COLUMN     "evidence" JSONB,
ADD COLUMN     "goal" TEXT NOT NULL DEFAULT 'send',
ADD COLUMN     "planned_visitors" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "landing_page_counts" (
    "landing_page_id" UUID NOT NULL,
    "tenant_id" UUID,
    "day" DATE NOT NULL,
    "dimension" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "events" INTEGER NOT NULL DEFAULT 0,
    "visitors" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "landing_page_counts_pkey" PRIMARY KEY ("landing_page_id","day","dimension","value")
);

-- CreateTable
CREATE TABLE "uncounted_days" (
    "id" UUID NOT NULL,
    "landing_page_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "uncounted_days_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visitor_keys" (
    "day" DATE NOT NULL,
    "key" BYTEA NOT NULL,

    CONSTRAINT "visitor_keys_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "landing_page_counts_tenant_id_day_idx" ON "landing_page_counts"("tenant_id", "day");

-- AddForeignKey
ALTER TABLE "landing_page_counts" ADD CONSTRAINT "landing_page_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "landing_page_counts" ADD CONSTRAINT "landing_page_counts_landing_page_id_fkey" FOREIGN KEY ("landing_page_id") REFERENCES "landing_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A page has one test at a time that visitors take part in.
CREATE UNIQUE INDEX "ab_tests_one_running" ON "ab_tests" ("landing_page_id") WHERE "status" = 'running';

-- Events are stored without foreign keys. They go with their page.
CREATE FUNCTION delete_events_of_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM landing_page_views WHERE landing_page_id IN (SELECT id FROM gone);
  DELETE FROM uncounted_days WHERE landing_page_id IN (SELECT id FROM gone);
  RETURN NULL;
END $$;
CREATE TRIGGER delete_events AFTER DELETE ON "landing_pages" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_events_of_pages();

ALTER TABLE "landing_page_counts" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "landing_page_counts" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "landing_page_counts" TO reckoner_platform USING (true) WITH CHECK (true);
GRANT SELECT ON "landing_page_counts" TO reckoner_tenant;
CREATE POLICY tenant_rows ON "landing_page_counts" TO reckoner_tenant
  USING (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));

ALTER TABLE "uncounted_days" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "uncounted_days" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "uncounted_days" TO reckoner_platform USING (true) WITH CHECK (true);

ALTER TABLE "visitor_keys" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "visitor_keys" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "visitor_keys" TO reckoner_platform USING (true) WITH CHECK (true);

-- An administrator chooses the funnel steps of the own pages, and runs tests on them.
GRANT SELECT, INSERT ("id", "tenant_id", "landing_page_id", "name", "step_order", "event_type", "event_selector", "is_required"), DELETE
  ON "funnel_steps" TO reckoner_tenant;
GRANT SELECT, INSERT ("id", "tenant_id", "name", "description", "landing_page_id", "status", "traffic_split", "goal", "planned_visitors", "created_at"),
  UPDATE ("status", "start_date", "end_date", "winner_variant", "confidence_level", "evidence"), DELETE ON "ab_tests" TO reckoner_tenant;
GRANT SELECT, INSERT ("id", "tenant_id", "test_id", "name", "config", "is_control", "source_page_id"), UPDATE ("config")
  ON "ab_test_variants" TO reckoner_tenant;
