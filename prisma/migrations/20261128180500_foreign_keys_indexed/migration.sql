-- Deleting a row looks for the rows that refer to it: without an index the whole table is read for each deleted row.
CREATE INDEX "invitations_invited_by_idx" ON "invitations" ("invited_by");
CREATE INDEX "landing_pages_template_id_idx" ON "landing_pages" ("template_id");
CREATE INDEX "subscriptions_pending_plan_id_idx" ON "subscriptions" ("pending_plan_id");
CREATE INDEX "support_requests_user_id_idx" ON "support_requests" ("user_id");
CREATE INDEX "support_requests_answerer_id_idx" ON "support_requests" ("answerer_id");
CREATE INDEX "tenants_template_id_idx" ON "tenants" ("template_id");
