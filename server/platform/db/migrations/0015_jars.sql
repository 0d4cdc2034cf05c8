CREATE TABLE "allowance_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allowance_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child" uuid NOT NULL,
	"from_day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"weekday" smallint NOT NULL,
	"save" smallint NOT NULL,
	"spend" smallint NOT NULL,
	"share" smallint NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "allowance_plans_amount" CHECK ("allowance_plans"."amount" > 0),
	CONSTRAINT "allowance_plans_weekday" CHECK ("allowance_plans"."weekday" between 0 and 6),
	CONSTRAINT "allowance_plans_split" CHECK (least("allowance_plans"."save", "allowance_plans"."spend", "allowance_plans"."share") >= 0 and "allowance_plans"."save" + "allowance_plans"."spend" + "allowance_plans"."share" = 100)
);
--> statement-breakpoint
CREATE TABLE "jar_entries" (
	"child" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"save" integer NOT NULL,
	"spend" integer NOT NULL,
	"share" integer NOT NULL,
	"picture" text,
	"week" date,
	"undoes" uuid,
	CONSTRAINT "jar_entries_child_id_pk" PRIMARY KEY("child","id"),
	CONSTRAINT "jar_entries_amounts" CHECK ("jar_entries"."kind" = 'adjusted' or least("jar_entries"."save", "jar_entries"."spend", "jar_entries"."share") >= 0),
	CONSTRAINT "jar_entries_week" CHECK (("jar_entries"."kind" = 'divided') = ("jar_entries"."week" is not null)),
	CONSTRAINT "jar_entries_undoes" CHECK (("jar_entries"."kind" = 'undone') = ("jar_entries"."undoes" is not null))
);
--> statement-breakpoint
ALTER TABLE "allowance_plans" ADD CONSTRAINT "allowance_plans_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jar_entries" ADD CONSTRAINT "jar_entries_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowance_plans_child" ON "allowance_plans" USING btree ("child");