-- AlterTable
ALTER TABLE "invoices" ADD COLUMN     "refund_problem" TEXT;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "pending_terms" JSONB;
