-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "seller" JSONB NOT NULL DEFAULT '{}';

-- The best known seller of the invoices that were issued before.
SET LOCAL ROLE reckoner_platform;
UPDATE "invoices" SET "seller" = (SELECT "value" FROM "platform_settings" WHERE "key" = 'seller')
  WHERE EXISTS (SELECT 1 FROM "platform_settings" WHERE "key" = 'seller');
RESET ROLE;
