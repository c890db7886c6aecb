-- CreateTable
CREATE TABLE "device_errors" (
    "id" UUID NOT NULL,
    "build" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "screen" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "fatal" BOOLEAN NOT NULL DEFAULT false,
    "count" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "device_errors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "device_errors_last_at_id_idx" ON "device_errors"("last_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "device_errors_build_message_place_key" ON "device_errors"("build", "message", "place");

ALTER TABLE "device_errors" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "device_errors" FORCE ROW LEVEL SECURITY;
CREATE POLICY platform ON "device_errors" TO reckoner_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "device_errors" FOR SELECT TO reckoner_backup USING (true);
