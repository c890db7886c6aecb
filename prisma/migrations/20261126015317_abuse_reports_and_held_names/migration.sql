-- AlterTable
ALTER TABLE "landing_pages" ADD COLUMN     "taken_down_at" TIMESTAMPTZ(3),
ADD COLUMN     "taken_down_reason" TEXT;

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "name_held_at" TIMESTAMPTZ(3),
ADD COLUMN     "name_refusal" TEXT;

-- CreateTable
CREATE TABLE "abuse_reports" (
    "id" UUID NOT NULL,
    "landing_page_id" UUID,
    "invitation_id" UUID,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "abuse_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "abuse_reports_landing_page_id_created_at_idx" ON "abuse_reports"("landing_page_id", "created_at");

-- CreateIndex
CREATE INDEX "abuse_reports_invitation_id_created_at_idx" ON "abuse_reports"("invitation_id", "created_at");

-- AddForeignKey
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_landing_page_id_fkey" FOREIGN KEY ("landing_page_id") REFERENCES "landing_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One of the two. Only the platform reads what was reported.
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_one_object" CHECK (num_nonnulls("landing_page_id", "invitation_id") = 1);
ALTER TABLE "abuse_reports" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "abuse_reports" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "abuse_reports" TO reckoner_platform USING (true) WITH CHECK (true);
