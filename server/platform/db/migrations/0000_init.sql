CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"signup_id" uuid,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('analytics', 'ads', 'news', 'child_name', 'child_progress')),
	CONSTRAINT "consents_owner" CHECK ("consents"."user_id" is not null or "consents"."signup_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "learning_daily" (
	"day" date NOT NULL,
	"measure" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "learning_daily_day_measure_subject_pk" PRIMARY KEY("day","measure","subject")
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lesson_id" uuid,
	"slide_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "lesson_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "pending_signups" (
	"signup_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"parent_name" text NOT NULL,
	"kid_name" text NOT NULL,
	"kid_age" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_signups_kid_age" CHECK ("pending_signups"."kid_age" between 3 and 18)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reminder_type" text NOT NULL,
	"reminder_datetime" timestamp with time zone NOT NULL,
	"phone_number" text,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_type" CHECK ("reminders"."reminder_type" in ('sms', 'tonight', 'weekend'))
);
--> statement-breakpoint
CREATE TABLE "seen_webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seen_webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"parent_name" text NOT NULL,
	"kid_name" text NOT NULL,
	"kid_age" integer NOT NULL,
	"lesson_progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lesson_feedback" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lifetime_xp" integer DEFAULT 0 NOT NULL,
	"streak_count" integer DEFAULT 0 NOT NULL,
	"last_streak_date" date,
	"reminder_preference" text,
	"payment" text,
	"phone_number" text,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"time_zone" text,
	"child_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_kid_age" CHECK ("users"."kid_age" between 3 and 18),
	CONSTRAINT "users_lifetime_xp" CHECK ("users"."lifetime_xp" >= 0),
	CONSTRAINT "users_streak_count" CHECK ("users"."streak_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "xp_grants" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"xp" integer NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "xp_grants_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "content_state_single" CHECK ("content_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_versions" (
	"lesson_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" uuid,
	CONSTRAINT "lesson_versions_lesson_id_version_pk" PRIMARY KEY("lesson_id","version"),
	CONSTRAINT "lesson_versions_version" CHECK ("lesson_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"media_folder" text NOT NULL,
	"seed_revision" integer,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lessons_order" CHECK ("lessons"."order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"type" text NOT NULL,
	"order" integer NOT NULL,
	"video_url" text,
	"captions_url" text,
	"poster_url" text,
	"alt" text,
	"quiz_question" text,
	"quiz_heading" text,
	"quiz_audio_url" text,
	"quiz_answers" jsonb,
	"quiz_correct_quote" text,
	"quiz_correct_audio_url" text,
	"quiz_wrong_quote" text,
	"quiz_wrong_audio_url" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "slides_type" CHECK ("slides"."type" in ('video', 'quiz')),
	CONSTRAINT "slides_order" CHECK ("slides"."order" >= 1),
	CONSTRAINT "slides_one_correct" CHECK (jsonb_array_length(jsonb_path_query_array(coalesce("slides"."quiz_answers", '[]'), '$[*] ? (@.is_correct == true)')) <= 1)
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"event" text NOT NULL,
	"critical" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"encrypted_password" text,
	"email_confirmed_at" timestamp with time zone,
	"raw_app_meta_data" jsonb DEFAULT '{"provider":"email","providers":["email"]}'::jsonb NOT NULL,
	"raw_user_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."flow_states" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"code_challenge" text NOT NULL,
	"amr_method" text NOT NULL,
	"signup_id" uuid,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."mail_gates" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"last_sent_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"day_count" integer DEFAULT 0 NOT NULL,
	"failed_codes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mail_gates_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"relates_to" text NOT NULL,
	"purpose" text NOT NULL,
	"code_challenge" text,
	"redirect_to" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"device" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"not_after" timestamp with time zone,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb NOT NULL,
	"user_agent" text,
	"refresh_counter" integer DEFAULT 0 NOT NULL,
	"recent_uses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signup_id" uuid
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_days" ADD CONSTRAINT "lesson_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_grants" ADD CONSTRAINT "xp_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","purpose","at");--> statement-breakpoint
CREATE INDEX "learning_events_at" ON "learning_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "learning_events_child" ON "learning_events" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "pending_signups_email" ON "pending_signups" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_provider_id" ON "purchases" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("reminder_datetime");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","order");--> statement-breakpoint
CREATE INDEX "slides_lesson" ON "slides" USING btree ("lesson_id","order");--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "auth"."audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email" ON "auth"."users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_code" ON "auth"."flow_states" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider" ON "auth"."identities" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "auth"."one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_kind" ON "auth"."one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_relates_to" ON "auth"."one_time_tokens" USING btree ("relates_to");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id");