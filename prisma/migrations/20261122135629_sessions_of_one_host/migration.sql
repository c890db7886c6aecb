-- Sessions of before know no host, and sign-ins on their way know none without a port: people sign in again.
SET LOCAL ROLE reckoner_platform;
DELETE FROM "sessions";
DELETE FROM "login_flows";
DELETE FROM "oidc_payloads" WHERE "type" = 'Handoff';
RESET ROLE;

-- AlterTable
ALTER TABLE "login_flows" ADD COLUMN     "binding" TEXT,
ADD COLUMN     "max_age" INTEGER;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "confined_to" UUID,
ADD COLUMN     "host" TEXT;

-- CreateTable
CREATE TABLE "domain_consents" (
    "user_id" UUID NOT NULL,
    "domain_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "domain_consents_pkey" PRIMARY KEY ("user_id","domain_id")
);

-- CreateIndex
CREATE INDEX "domain_consents_domain_id_idx" ON "domain_consents"("domain_id");

-- CreateIndex
CREATE INDEX "sessions_confined_to_idx" ON "sessions"("confined_to");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_confined_to_fkey" FOREIGN KEY ("confined_to") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "domain_consents" ADD CONSTRAINT "domain_consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "domain_consents" ADD CONSTRAINT "domain_consents_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "tenant_domains"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rights are confined on a named host only.

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_confined_to_a_host" CHECK ("confined_to" IS NULL OR "host" IS NOT NULL);
