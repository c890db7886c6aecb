-- AlterTable
ALTER TABLE "landing_pages" ADD COLUMN     "publish_at" TIMESTAMPTZ(3),
ADD COLUMN     "publish_path" TEXT,
ADD COLUMN     "schedule_problem" TEXT,
ADD COLUMN     "unpublish_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "landing_pages_publish_at_idx" ON "landing_pages"("publish_at");
CREATE INDEX "landing_pages_unpublish_at_idx" ON "landing_pages"("unpublish_at");

GRANT UPDATE ("publish_at", "publish_path", "unpublish_at", "schedule_problem") ON "landing_pages" TO reckoner_tenant;
