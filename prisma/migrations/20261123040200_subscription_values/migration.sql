-- Events of the monthly value of subscriptions, for the time before they were written with each change: from invoices of whole periods,
-- from events that ended or paused a subscription, and from the subscriptions as they are now.
SET LOCAL ROLE reckoner_platform;
WITH "billed" AS (
  SELECT "tenant_id", 'active' AS "status", "created_at" AS "at",
    (SELECT SUM((line ->> 'amount')::numeric) FROM jsonb_array_elements("lines") line WHERE line ->> 'kind' IN ('plan', 'coupon'))
      / CASE WHEN "lines" -> 0 ->> 'description' LIKE '%, one year' THEN 12 ELSE 1 END AS "dollars"
  FROM "invoices"
  WHERE "kind" = 'invoice' AND "status" <> 'void' AND jsonb_typeof("lines") = 'array'
    AND ("lines" -> 0 ->> 'description' LIKE '%, one month' OR "lines" -> 0 ->> 'description' LIKE '%, one year')
), "stopped" AS (
  SELECT "tenant_id", "data" ->> 'status' AS "status", "created_at" AS "at", 0::numeric AS "dollars"
  FROM "billing_events" WHERE "data" ->> 'status' IN ('cancelled', 'paused')
), "priced" AS (
  SELECT s."tenant_id", s."status"::text AS "status", s."read_only_since", c."type"::text AS "coupon", c."value" AS "off",
    CASE WHEN s."terms" ->> 'interval' = 'year' AND s."terms" ? 'annualPrice' THEN 12 ELSE 1 END AS "months",
    (CASE WHEN s."terms" ->> 'interval' = 'year' AND s."terms" ? 'annualPrice' THEN s."terms" ->> 'annualPrice'
      ELSE COALESCE(s."terms" ->> 'basePrice', '0') END)::numeric AS "price"
  FROM "subscriptions" s LEFT JOIN "coupons" c ON c."id" = s."coupon_id" WHERE s."status" <> 'incomplete'
), "present" AS (
  SELECT "tenant_id", CASE WHEN "status" = 'past_due' AND "read_only_since" IS NOT NULL THEN 'read_only' ELSE "status" END AS "status",
    now() AS "at",
    CASE WHEN "status" NOT IN ('active', 'past_due') OR ("status" = 'past_due' AND "read_only_since" IS NOT NULL) THEN 0
      ELSE GREATEST(0, "price" - CASE "coupon" WHEN 'percentage' THEN ROUND("price" * "off"::numeric / 100, 2)
        WHEN 'fixed_amount' THEN "off"::numeric * "months" ELSE 0 END) / "months" END AS "dollars"
  FROM "priced"
)
INSERT INTO "billing_events" ("id", "tenant_id", "type", "data", "processed_at", "created_at")
SELECT gen_random_uuid(), "tenant_id", 'subscription.value',
  jsonb_build_object('status', "status", 'monthlyCents', ROUND("dollars" * 100)::int), now(), "at"
FROM (SELECT * FROM "billed" UNION ALL SELECT * FROM "stopped" UNION ALL SELECT * FROM "present") v;
RESET ROLE;
