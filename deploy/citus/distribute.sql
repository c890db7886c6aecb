-- Distributes a migrated database over the workers of Citus. Run once by the owner of the tables on the coordinator, before the first
-- server starts. Tables that are not named here stay on the coordinator. `distribution.db.test.ts` compares this file with the schema.

-- Read on every node, and joined with the rows of any tenant.
SELECT create_reference_table('users');
SELECT create_reference_table('plans');
SELECT create_reference_table('templates');
SELECT create_reference_table('landing_page_templates');
SELECT create_reference_table('calculators');
SELECT create_reference_table('coupons');
SELECT create_reference_table('tenants');
-- A domain belongs to one tenant, which a unique index over all tenants guarantees.
SELECT create_reference_table('tenant_domains');
SELECT create_reference_table('domain_consents');

-- Rows of a tenant, all of them on the same worker.
SELECT create_distributed_table('users_to_tenants', 'tenant_id');
SELECT create_distributed_table('invitations', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('former_invitation_tokens', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('api_tokens', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('tenant_tombstones', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('coupon_redemptions', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('subscriptions', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('ai_usage', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('ai_calls', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('billing_events', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('invoices', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('tenant_calculators', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('landing_pages', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('abuse_reports', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('pictures', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('ab_tests', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('ab_test_variants', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('landing_page_views', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('landing_page_counts', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('uncounted_days', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('funnel_steps', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('form_submissions', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('webhooks', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('webhook_deliveries', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('support_requests', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('command_log', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('effects', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('mail_outbox', 'tenant_id', colocate_with => 'users_to_tenants');
SELECT create_distributed_table('audit_log', 'tenant_id', colocate_with => 'users_to_tenants');
