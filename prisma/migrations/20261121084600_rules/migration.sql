-- Rules that the schema's language cannot say.

-- Addresses and host names are stored in lower case, so that the unique indexes mean what people mean.
ALTER TABLE "users" ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_subdomain_lower" CHECK ("subdomain" = lower("subdomain") AND "subdomain" <> '');
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_custom_domain_lower" CHECK ("custom_domain" = lower("custom_domain") AND "custom_domain" <> '');
ALTER TABLE "tenant_domains" ADD CONSTRAINT "tenant_domains_domain_lower" CHECK ("domain" = lower("domain") AND "domain" <> '');
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_name_present" CHECK (btrim("name") <> '');

-- One pending invitation for an address and tenant, also when two are sent at the same moment.
CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" ("tenant_id", "email") WHERE "status" = 'pending';
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_resend_count" CHECK ("resend_count" >= 0);
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_at" CHECK ("status" <> 'accepted' OR "accepted_at" IS NOT NULL);

-- Money is decimal text.
ALTER TABLE "plans" ADD CONSTRAINT "plans_base_price" CHECK ("base_price" ~ '^\d{1,10}(\.\d{1,2})?$');
ALTER TABLE "plans" ADD CONSTRAINT "plans_annual_price" CHECK ("annual_price" ~ '^\d{1,10}(\.\d{1,2})?$');
ALTER TABLE "plans" ADD CONSTRAINT "plans_annual_discount" CHECK ("annual_discount" BETWEEN 0 AND 100);
ALTER TABLE "plans" ADD CONSTRAINT "plans_calculator_limit" CHECK ("calculator_limit" >= 1);
ALTER TABLE "plans" ADD CONSTRAINT "plans_ai_calls_included" CHECK ("ai_calls_included" >= 0);
ALTER TABLE "plans" ADD CONSTRAINT "plans_sort_order" CHECK ("sort_order" >= 0);
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amount" CHECK ("amount" ~ '^-?\d{1,10}\.\d{2}$');
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_at" CHECK ("status" <> 'paid' OR "paid_at" IS NOT NULL);
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_cost" CHECK ("cost" ~ '^\d{1,10}\.\d{2}$');
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_calls_count" CHECK ("calls_count" >= 0);
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_period" CHECK ("billing_period_start" < "billing_period_end");
ALTER TABLE "landing_page_views" ADD CONSTRAINT "landing_page_views_conversion_value" CHECK ("conversion_value" ~ '^\d{1,10}(\.\d{1,2})?$');

-- A percentage is at most 100; a coupon ends after it starts and is never redeemed more often than its limit.
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_value" CHECK ("value" ~ '^\d{1,10}(\.\d{1,2})?$');
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_percentage" CHECK ("type" <> 'percentage' OR "value" !~ '^\d{1,10}(\.\d{1,2})?$' OR "value"::numeric <= 100);
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_usage" CHECK ("usage_count" >= 0 AND "usage_limit" >= 0 AND "usage_count" <= "usage_limit");
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_usage_count" CHECK ("usage_count" >= 0);
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_free_trial_days" CHECK ("free_trial_days" >= 1);
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_period" CHECK ("starts_at" <= "expires_at");
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_code_present" CHECK (btrim("code") <> '');

-- Two published pages never answer at the same host and path.
CREATE UNIQUE INDEX "landing_pages_published_domain" ON "landing_pages" ("domain", "path") WHERE "is_published" AND "domain" IS NOT NULL;
CREATE UNIQUE INDEX "landing_pages_published_subdomain" ON "landing_pages" ("subdomain", "path") WHERE "is_published" AND "subdomain" IS NOT NULL;
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_path" CHECK ("path" LIKE '/%');
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_revision" CHECK ("revision" >= 1);

-- A test splits its visitors by per cent and has one control.
ALTER TABLE "ab_tests" ADD CONSTRAINT "ab_tests_traffic_split" CHECK ("traffic_split" BETWEEN 0 AND 100);
ALTER TABLE "ab_tests" ADD CONSTRAINT "ab_tests_period" CHECK ("start_date" <= "end_date");
CREATE UNIQUE INDEX "ab_test_variants_one_control" ON "ab_test_variants" ("test_id") WHERE "is_control";
ALTER TABLE "funnel_steps" ADD CONSTRAINT "funnel_steps_step_order" CHECK ("step_order" >= 0);

-- Numbers of a stream and of a device only rise from zero.
ALTER TABLE "stream_head" ADD CONSTRAINT "stream_head_numbers" CHECK (0 <= "floor" AND "floor" <= "head");
ALTER TABLE "sync_row" ADD CONSTRAINT "sync_row_numbers" CHECK ("seq" >= 1 AND "version" >= 1);
ALTER TABLE "device" ADD CONSTRAINT "device_last_seq" CHECK ("last_seq" >= 0);
ALTER TABLE "command_log" ADD CONSTRAINT "command_log_seq" CHECK ("seq" >= 1);
ALTER TABLE "effects" ADD CONSTRAINT "effects_done" CHECK (("state" = 'done') = ("done_at" IS NOT NULL));
