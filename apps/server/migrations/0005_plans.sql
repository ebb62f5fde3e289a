CREATE TABLE "plan_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" integer,
	"plan_type" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "plan_accounts_key" UNIQUE NULLS NOT DISTINCT("kind","owner_id","plan_type"),
	CONSTRAINT "plan_accounts_kind_known" CHECK ("plan_accounts"."kind" in ('world', 'stock', 'used', 'refunded')),
	CONSTRAINT "plan_accounts_type_known" CHECK ("plan_accounts"."plan_type" in ('student', 'teacher', 'director')),
	CONSTRAINT "plan_accounts_owned" CHECK (("plan_accounts"."kind" = 'world') = ("plan_accounts"."owner_id" is null)),
	CONSTRAINT "plan_accounts_not_negative" CHECK ("plan_accounts"."kind" = 'world' or "plan_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"debit_id" integer NOT NULL,
	"credit_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"debit_balance" bigint NOT NULL,
	"credit_balance" bigint NOT NULL,
	"reason" text NOT NULL,
	"actor_id" integer,
	"order_id" integer,
	"reverses" integer,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_transfers_key" UNIQUE("key"),
	CONSTRAINT "plan_transfers_reason_known" CHECK ("plan_transfers"."reason" in ('purchase', 'grant', 'transfer', 'activation', 'extension', 'refund', 'reversal')),
	CONSTRAINT "plan_transfers_something" CHECK ("plan_transfers"."quantity" > 0),
	CONSTRAINT "plan_transfers_between_two" CHECK ("plan_transfers"."debit_id" <> "plan_transfers"."credit_id"),
	CONSTRAINT "plan_transfers_reversal" CHECK (("plan_transfers"."reason" = 'reversal') = ("plan_transfers"."reverses" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" integer NOT NULL,
	"plan_type" text NOT NULL,
	"plans" integer NOT NULL,
	"months" smallint NOT NULL,
	"price_after_discounts" bigint NOT NULL,
	"refunded_months" integer DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_order_id_plan_type_pk" PRIMARY KEY("order_id","plan_type"),
	CONSTRAINT "order_items_something" CHECK ("order_items"."plans" > 0 and "order_items"."months" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_id" integer NOT NULL,
	"state" text DEFAULT 'awaiting' NOT NULL,
	"quote" jsonb NOT NULL,
	"price_after_discounts" bigint NOT NULL,
	"is_for_oneself" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_asked_at" timestamp (3) with time zone,
	"refund_reason" text,
	CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('awaiting', 'paid', 'partly_refunded', 'refunded', 'failed', 'expired', 'cancelled', 'review')),
	CONSTRAINT "orders_refunded_within" CHECK ("orders"."refunded" between 0 and "orders"."price_after_discounts")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_ask_at" timestamp (3) with time zone,
	"asks" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempts_reference_key" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_provider_known" CHECK ("payment_attempts"."provider" in ('liqpay', 'wayforpay', 'invoice', 'sandbox')),
	CONSTRAINT "payment_attempts_state_known" CHECK ("payment_attempts"."state" in ('open', 'paid', 'failed', 'reversed'))
);
--> statement-breakpoint
CREATE TABLE "payment_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"why" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"order_id" integer,
	"attempt_id" integer,
	"event_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by" integer,
	CONSTRAINT "payment_reviews_why_known" CHECK ("payment_reviews"."why" in ('amount', 'currency', 'merchant', 'unknown_reference', 'closed_order', 'paid_twice', 'reversed')),
	CONSTRAINT "payment_reviews_settled" CHECK (("payment_reviews"."settled_at" is null) = ("payment_reviews"."settled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"effective_from" date NOT NULL,
	"prices" jsonb NOT NULL,
	"made_by" integer,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"hash" text NOT NULL,
	"body" "bytea" NOT NULL,
	"attempt_id" integer,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_events_hash_key" UNIQUE("hash"),
	CONSTRAINT "provider_events_provider_known" CHECK ("provider_events"."provider" in ('liqpay', 'wayforpay', 'invoice', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt_id" integer NOT NULL,
	"key" text NOT NULL,
	"amount" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"includes_used" boolean NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_by" integer NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key" UNIQUE("key"),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('asked', 'done', 'failed')),
	CONSTRAINT "refunds_something" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "months" smallint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "transfer_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "anchor_months" smallint;--> statement-breakpoint
ALTER TABLE "plan_accounts" ADD CONSTRAINT "plan_accounts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_transfers" ADD CONSTRAINT "plan_transfers_debit_id_plan_accounts_id_fk" FOREIGN KEY ("debit_id") REFERENCES "public"."plan_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_transfers" ADD CONSTRAINT "plan_transfers_credit_id_plan_accounts_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."plan_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_transfers" ADD CONSTRAINT "plan_transfers_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_transfers" ADD CONSTRAINT "plan_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_transfers" ADD CONSTRAINT "plan_transfers_reverses_plan_transfers_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."plan_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_event_id_provider_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."provider_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Plans that were there before the books: each a grant of as many months as it lasts, half of one rounded up. Their days stay;
-- what extends them counts its months from their end.
INSERT INTO "plan_accounts" ("kind", "owner_id", "plan_type")
  SELECT 'world', null, type FROM unnest(array['student', 'teacher', 'director']) AS type
  UNION ALL SELECT DISTINCT 'used', user_id, type FROM "subscriptions";
--> statement-breakpoint
INSERT INTO "plan_transfers"
    ("key", "debit_id", "credit_id", "quantity", "debit_balance", "credit_balance", "reason", "at")
  SELECT 'before:' || s.id, world.id, used.id, s.lasts, -sum(s.lasts) OVER (PARTITION BY world.id ORDER BY s.id),
    sum(s.lasts) OVER (PARTITION BY used.id ORDER BY s.id), 'grant', s.created_at
  FROM (SELECT *, greatest(1, round((end_date - start_date + 1) / 30.4375))::int AS lasts FROM "subscriptions") s
  JOIN "plan_accounts" world ON world.kind = 'world' AND world.plan_type = s.type
  JOIN "plan_accounts" used ON used.kind = 'used' AND used.plan_type = s.type AND used.owner_id = s.user_id
  ORDER BY s.id;
--> statement-breakpoint
UPDATE "subscriptions" s SET months = t.quantity, transfer_id = t.id, anchor = s.end_date + 1, anchor_months = 0
  FROM "plan_transfers" t WHERE t.key = 'before:' || s.id;
--> statement-breakpoint
UPDATE "plan_accounts" a SET balance = coalesce((SELECT sum(quantity) FROM "plan_transfers" WHERE credit_id = a.id), 0)
  - coalesce((SELECT sum(quantity) FROM "plan_transfers" WHERE debit_id = a.id), 0);
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "months" SET NOT NULL, ALTER COLUMN "transfer_id" SET NOT NULL,
  ALTER COLUMN "anchor" SET NOT NULL, ALTER COLUMN "anchor_months" SET NOT NULL;
--> statement-breakpoint
-- To these two is only ever added; what was wrong is taken back by another row.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: rows are only ever added', tg_op, tg_table_name USING errcode = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_transfers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER provider_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "provider_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO "price_lists" ("effective_from", "prices", "made_at") VALUES ('2026-01-01', '{
  "base_prices": {"student": 15000, "teacher": 30000, "director": 50000},
  "month_discounts": [{"from": 3, "basis_points": 500}, {"from": 6, "basis_points": 1000}, {"from": 12, "basis_points": 2000}],
  "number_discounts": [{"from": 10, "basis_points": 500}, {"from": 30, "basis_points": 1000}, {"from": 100, "basis_points": 1500}]
}', '2026-01-01');
--> statement-breakpoint
CREATE INDEX "plan_accounts_owner_idx" ON "plan_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "plan_transfers_debit_idx" ON "plan_transfers" USING btree ("debit_id","id");--> statement-breakpoint
CREATE INDEX "plan_transfers_credit_idx" ON "plan_transfers" USING btree ("credit_id","id");--> statement-breakpoint
CREATE INDEX "plan_transfers_order_idx" ON "plan_transfers" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_transfers_reverses_key" ON "plan_transfers" USING btree ("reverses") WHERE "plan_transfers"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_created_idx" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_idx" ON "orders" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "orders_expiring_idx" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'awaiting';--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_asking_idx" ON "payment_attempts" USING btree ("next_ask_at") WHERE "payment_attempts"."next_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_reviews_at_idx" ON "payment_reviews" USING btree ("settled_at","at","id");--> statement-breakpoint
CREATE INDEX "price_lists_day_idx" ON "price_lists" USING btree ("effective_from","id");--> statement-breakpoint
CREATE INDEX "provider_events_attempt_idx" ON "provider_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("asked_at") WHERE "refunds"."state" = 'asked';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_transfer_id_plan_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."plan_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_transfer_key" UNIQUE("transfer_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_some_months" CHECK ("subscriptions"."months" > 0 and "subscriptions"."anchor_months" >= 0);