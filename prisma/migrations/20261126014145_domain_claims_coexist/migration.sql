-- Several tenants may claim a domain; only a proof excludes the others. The former unique index is stricter than the new ones, so every
-- stored row fits them, and a server of the former version only refuses more claims than necessary.
CREATE UNIQUE INDEX "tenant_domains_one_proven" ON "tenant_domains" ("domain") WHERE "verified_at" IS NOT NULL;
CREATE UNIQUE INDEX "tenant_domains_tenant_id_domain_key" ON "tenant_domains" ("tenant_id", "domain");
CREATE INDEX "tenant_domains_domain_idx" ON "tenant_domains" ("domain");
DROP INDEX "tenant_domains_domain_key";

-- When another tenant proved the domain, which ended this claim.
ALTER TABLE "tenant_domains" ADD COLUMN "lost_at" TIMESTAMPTZ(3);
