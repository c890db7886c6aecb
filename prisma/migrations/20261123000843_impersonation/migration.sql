-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "impersonator_id" UUID;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "impersonated_id" UUID,
ADD COLUMN     "impersonation_ends" TIMESTAMPTZ(3),
ADD COLUMN     "impersonation_read_only" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "sessions_impersonated_id_idx" ON "sessions"("impersonated_id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonated_id_fkey" FOREIGN KEY ("impersonated_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

GRANT INSERT ("impersonator_id") ON "audit_log" TO reckoner_tenant;
