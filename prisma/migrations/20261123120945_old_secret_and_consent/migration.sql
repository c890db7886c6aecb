-- AlterTable
ALTER TABLE "form_submissions" ADD COLUMN     "consent" TEXT;

-- AlterTable
ALTER TABLE "webhooks" ADD COLUMN     "former_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "former_id" UUID;

GRANT UPDATE ("former_id", "former_ends_at") ON "webhooks" TO reckoner_tenant;
