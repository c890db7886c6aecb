-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "balance_cents" INTEGER NOT NULL DEFAULT 0;
