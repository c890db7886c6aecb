-- CreateTable
CREATE TABLE "pictures" (
    "id" UUID NOT NULL,
    "tenant_id" UUID,
    "landing_page_id" UUID,
    "kind" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "pictures_tenant_id_idx" ON "pictures"("tenant_id");

-- CreateIndex
CREATE INDEX "pictures_landing_page_id_idx" ON "pictures"("landing_page_id");

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_landing_page_id_fkey" FOREIGN KEY ("landing_page_id") REFERENCES "landing_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "pictures" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "pictures" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "pictures" TO reckoner_platform USING (true) WITH CHECK (true);
GRANT SELECT, INSERT ("id", "tenant_id", "landing_page_id", "kind", "digest", "content", "created_at"), DELETE ON "pictures" TO reckoner_tenant;
CREATE POLICY tenant_rows ON "pictures" TO reckoner_tenant
  USING (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));
