-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "pending_calculator_ids" TEXT[];
