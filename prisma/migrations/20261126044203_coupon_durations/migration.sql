-- CreateEnum
CREATE TYPE "coupon_duration" AS ENUM ('once', 'repeating', 'forever');

-- AlterTable
ALTER TABLE "coupons" ADD COLUMN     "duration" "coupon_duration" NOT NULL DEFAULT 'forever',
ADD COLUMN     "duration_in_months" INTEGER;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "coupon_until" TIMESTAMPTZ(3);

-- Months belong to a repeating coupon, and to no other.
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_duration_in_months"
  CHECK (CASE WHEN "duration" = 'repeating' THEN coalesce("duration_in_months", 0) > 0 ELSE "duration_in_months" IS NULL END);
