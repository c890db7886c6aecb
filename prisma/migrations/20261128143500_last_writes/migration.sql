-- Where in the log the last write of a person stands, so that a person reads their own writes at a replica. Not logged: it is read from the
-- primary database only, and a crash may lose it.
CREATE UNLOGGED TABLE "last_writes" (
    "user_id" UUID NOT NULL,
    "position" TEXT NOT NULL,

    CONSTRAINT "last_writes_pkey" PRIMARY KEY ("user_id")
);

ALTER TABLE "last_writes" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "last_writes" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "last_writes" TO reckoner_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "last_writes" FOR SELECT TO reckoner_backup USING (true);
