-- CreateTable
CREATE TABLE "support_requests" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "user_id" UUID,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "answer_hours" INTEGER NOT NULL,
    "is_priority" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "answerer_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "support_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "support_requests_tenant_id_created_at_id_idx" ON "support_requests"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_requests_due_at_id_idx" ON "support_requests"("due_at", "id");

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_answerer_id_fkey" FOREIGN KEY ("answerer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The people of a tenant reach their own requests through operations alone.
ALTER TABLE "support_requests" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "support_requests" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "support_requests" TO reckoner_platform USING (true) WITH CHECK (true);
