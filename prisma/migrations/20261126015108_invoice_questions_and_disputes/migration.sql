-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "bank_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "dispute" TEXT;
