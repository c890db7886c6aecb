-- AlterTable
ALTER TABLE "landing_pages" ADD COLUMN     "published_analytics_id" TEXT,
ADD COLUMN     "published_facebook_pixel_id" TEXT;

GRANT UPDATE ("published_analytics_id", "published_facebook_pixel_id") ON "landing_pages" TO reckoner_tenant;
