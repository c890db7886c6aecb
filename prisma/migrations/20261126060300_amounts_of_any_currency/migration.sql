-- Amounts have the decimals of the platform's currency: none for yen, and three for dinars.
ALTER TABLE "plans" DROP CONSTRAINT "plans_base_price", ADD CONSTRAINT "plans_base_price" CHECK ("base_price" ~ '^\d{1,10}(\.\d{1,3})?$');
ALTER TABLE "plans" DROP CONSTRAINT "plans_annual_price", ADD CONSTRAINT "plans_annual_price" CHECK ("annual_price" ~ '^\d{1,10}(\.\d{1,3})?$');
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_amount", ADD CONSTRAINT "invoices_amount" CHECK ("amount" ~ '^-?\d{1,10}(\.\d{2,3})?$');
ALTER TABLE "ai_usage" DROP CONSTRAINT "ai_usage_cost", ADD CONSTRAINT "ai_usage_cost" CHECK ("cost" ~ '^\d{1,10}(\.\d{2,3})?$');
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_value", ADD CONSTRAINT "coupons_value" CHECK ("value" ~ '^\d{1,10}(\.\d{1,3})?$');
