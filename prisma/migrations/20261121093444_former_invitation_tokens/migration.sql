-- CreateTable
CREATE TABLE "former_invitation_tokens" (
    "token_hash" TEXT NOT NULL,
    "invitation_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_invitation_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "former_invitation_tokens_invitation_id_idx" ON "former_invitation_tokens"("invitation_id");

-- CreateIndex
CREATE INDEX "former_invitation_tokens_tenant_id_idx" ON "former_invitation_tokens"("tenant_id");

-- AddForeignKey
ALTER TABLE "former_invitation_tokens" ADD CONSTRAINT "former_invitation_tokens_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who may see it: the tenant of the invitation, and the platform.
GRANT SELECT, INSERT ON "former_invitation_tokens" TO reckoner_tenant;
ALTER TABLE "former_invitation_tokens" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "former_invitation_tokens" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "former_invitation_tokens" TO reckoner_platform USING (true) WITH CHECK (true);
CREATE POLICY tenant_rows ON "former_invitation_tokens" TO reckoner_tenant
  USING (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));
