-- AlterTable
ALTER TABLE "ai_calls" ADD COLUMN     "is_metered" BOOLEAN NOT NULL DEFAULT true;
