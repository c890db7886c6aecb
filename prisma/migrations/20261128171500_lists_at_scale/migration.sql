-- Indexes for the lists, searches, and figures of a platform with 10,000 tenants.

-- A credit note is looked up by the invoice that it reduces.
CREATE INDEX "invoices_credited_invoice_id_idx" ON "invoices" ("credited_invoice_id");

-- Texts in which invoices are searched.
CREATE INDEX "invoices_number_search" ON "invoices" USING GIN ("number" gin_trgm_ops);
CREATE INDEX "invoices_buyer_tenant_search" ON "invoices" USING GIN (("buyer" ->> 'tenantName') gin_trgm_ops);
CREATE INDEX "invoices_buyer_company_search" ON "invoices" USING GIN (("buyer" ->> 'company') gin_trgm_ops);

-- The trail is read by action, by object, and by person. The second index of objects finds the beginning of an id.
CREATE INDEX "audit_log_action_at_id_idx" ON "audit_log" ("action", "at", "id");
CREATE INDEX "audit_log_object_kind_at_id_idx" ON "audit_log" ("object_kind", "at", "id");
CREATE INDEX "audit_log_object_id_at_idx" ON "audit_log" ("object_id", "at");
CREATE INDEX "audit_log_object_id_search" ON "audit_log" (lower("object_id") text_pattern_ops);
CREATE INDEX "audit_log_impersonator_id_idx" ON "audit_log" ("impersonator_id");

-- Active people are counted by the time of their account.
CREATE INDEX "users_is_active_created_at_idx" ON "users" ("is_active", "created_at");
