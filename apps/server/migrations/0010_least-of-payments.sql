-- Of what came before, only what we know ourselves is kept, and of invoices what was entered. The column goes before the rows
-- are written anew, so that these no longer hold it.
CREATE TEMPORARY TABLE "told_before" ON COMMIT DROP AS
  SELECT e.id, coalesce(a.reference, r.reference, '') AS reference, r.why IS DISTINCT FROM 'merchant' AS is_ours,
    coalesce(r.amount, (i.entered ->> 'amount')::bigint) AS amount,
    coalesce(r.currency, CASE WHEN i.entered IS NOT NULL THEN 'UAH' END) AS currency,
    i.entered ->> 'bank_reference' AS bank_reference, (i.entered ->> 'received_on')::date AS received_on
  FROM "provider_events" e LEFT JOIN "payment_attempts" a ON a.id = e.attempt_id
    LEFT JOIN LATERAL (SELECT * FROM "payment_reviews" WHERE event_id = e.id ORDER BY id LIMIT 1) r ON true
    CROSS JOIN LATERAL (SELECT CASE e.provider WHEN 'invoice' THEN convert_from(e.body, 'UTF8')::jsonb END AS entered) i;
--> statement-breakpoint
ALTER TABLE "provider_events" DISABLE TRIGGER "provider_events_stay";--> statement-breakpoint
ALTER TABLE "provider_events" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "is_ours" boolean;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "refunded" bigint;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "provider_events" ADD COLUMN "received_on" date;--> statement-breakpoint
UPDATE "provider_events" e SET reference = b.reference, is_ours = b.is_ours, amount = b.amount, currency = b.currency,
    bank_reference = b.bank_reference, received_on = b.received_on,
    status = CASE e.provider WHEN 'invoice' THEN 'received' ELSE 'not kept' END
  FROM "told_before" b WHERE b.id = e.id;--> statement-breakpoint
ALTER TABLE "provider_events" ALTER COLUMN "reference" SET NOT NULL, ALTER COLUMN "status" SET NOT NULL,
  ALTER COLUMN "is_ours" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_events" ENABLE TRIGGER "provider_events_stay";
