-- CreateTable
CREATE TABLE "scheduled_jobs" (
    "name" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "holder" TEXT,
    "lease_until" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "error" TEXT,

    CONSTRAINT "scheduled_jobs_pkey" PRIMARY KEY ("name")
);
ALTER TABLE "scheduled_jobs" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "scheduled_jobs" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "scheduled_jobs" TO reckoner_platform USING (true) WITH CHECK (true);
