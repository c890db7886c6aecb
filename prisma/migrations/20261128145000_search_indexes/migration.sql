-- Searches look for a text anywhere in a name or an address, which only an index of trigrams finds without reading the whole table. The
-- extension is one that the owner of a database may create.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
CREATE INDEX "invitations_email_search" ON "invitations" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "invitations_expires_at_id_idx" ON "invitations"("expires_at", "id");

-- CreateIndex
CREATE INDEX "landing_pages_name_search" ON "landing_pages" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tenants_name_search" ON "tenants" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tenants_subdomain_search" ON "tenants" USING GIN ("subdomain" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tenants_custom_domain_search" ON "tenants" USING GIN ("custom_domain" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tenants_name_id_idx" ON "tenants"("name", "id");

-- CreateIndex
CREATE INDEX "users_email_search" ON "users" USING GIN ("email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_first_name_search" ON "users" USING GIN ("first_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_last_name_search" ON "users" USING GIN ("last_name" gin_trgm_ops);

-- The members of all tenants are listed by the name of the tenant, in the order of its characters.
CREATE INDEX "tenants_lower_name" ON "tenants" (lower("name") COLLATE "C", "id");
