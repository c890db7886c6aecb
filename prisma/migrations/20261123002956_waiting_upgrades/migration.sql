-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "upgrade" JSONB NOT NULL DEFAULT '{}';

GRANT INSERT ("upgrade") ON "subscriptions" TO reckoner_tenant;
