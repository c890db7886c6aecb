-- CreateTable
CREATE TABLE "account_factors" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_factors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_factors_account_id_idx" ON "account_factors"("account_id");

-- AddForeignKey
ALTER TABLE "account_factors" ADD CONSTRAINT "account_factors_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "account_factors" ADD CONSTRAINT "account_factors_kind" CHECK ("kind" IN ('totp', 'passkey', 'recovery'));
ALTER TABLE "account_factors" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "account_factors" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "account_factors" TO reckoner_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "account_factors" FOR SELECT TO reckoner_backup USING (true);
