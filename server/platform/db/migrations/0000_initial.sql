CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"signup_id" uuid,
	"child_id" uuid,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_purpose" CHECK ("consents"."purpose" in ('analytics', 'ads', 'news', 'child_name', 'child_progress')),
	CONSTRAINT "consents_owner" CHECK ("consents"."user_id" is not null or "consents"."signup_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "family_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parent_name" text,
	"reminder_preference" text,
	"phone_number" text
);
--> statement-breakpoint
CREATE TABLE "lesson_announcements" (
	"lesson_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_announcements_lesson_id_version_user_id_pk" PRIMARY KEY("lesson_id","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "pending_signups" (
	"signup_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"parent_name" text GENERATED ALWAYS AS ((answers ->> 'parent_name')) STORED NOT NULL,
	"kid_name" text GENERATED ALWAYS AS ((answers ->> 'kid_name')) STORED NOT NULL,
	"kid_age" integer GENERATED ALWAYS AS (((answers ->> 'kid_age')::integer)) STORED NOT NULL,
	"source_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pending_signups_kid_age" CHECK ("pending_signups"."kid_age" between 3 and 18)
);
--> statement-breakpoint
CREATE TABLE "phone_stops" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"dispute_ended_at" timestamp with time zone,
	"is_dispute_lost" boolean DEFAULT false NOT NULL,
	"setup_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reminder_type" text NOT NULL,
	"reminder_datetime" timestamp with time zone NOT NULL,
	"phone_number" text,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
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
	"reminder_preference" text,
	"payment" text,
	"phone_number" text,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_active_on" date GENERATED ALWAYS AS (((last_active_at at time zone 'UTC')::date)) STORED NOT NULL,
	"time_zone" text,
	"zone_before" text,
	"zone_changed_at" timestamp with time zone,
	"lesson_language" text,
	"consent_letter_due" timestamp with time zone,
	"inactive_notices" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "weekly_summaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"time_zone" text,
	"next_try_at" timestamp with time zone,
	"week" date,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_week" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_summaries_weekday" CHECK ("weekly_summaries"."weekday" between 0 and 6),
	CONSTRAINT "weekly_summaries_hour" CHECK ("weekly_summaries"."hour" between 0 and 23),
	CONSTRAINT "weekly_summaries_week" CHECK (("weekly_summaries"."next_try_at" is null) = ("weekly_summaries"."week" is null))
);
--> statement-breakpoint
CREATE TABLE "welcome_audio" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"audio" "bytea" NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "children" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" text NOT NULL,
	"picture_lock" jsonb,
	"kid_name" text NOT NULL,
	"kid_age" integer NOT NULL,
	"lesson_progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"current_lesson_id" uuid,
	"current_progress" jsonb,
	"lesson_feedback" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lifetime_xp" integer DEFAULT 0 NOT NULL,
	"streak_count" integer DEFAULT 0 NOT NULL,
	"last_streak_date" date,
	"streak_shield" jsonb,
	"child_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_kid_age" CHECK ("children"."kid_age" between 3 and 18),
	CONSTRAINT "children_lifetime_xp" CHECK ("children"."lifetime_xp" >= 0),
	CONSTRAINT "children_streak_count" CHECK ("children"."streak_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "daily_reviews" (
	"child" uuid NOT NULL,
	"day" date NOT NULL,
	"lesson_id" uuid NOT NULL,
	"slide_id" uuid NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "daily_reviews_child_day_pk" PRIMARY KEY("child","day")
);
--> statement-breakpoint
CREATE TABLE "lesson_days" (
	"child" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone,
	"zone" text,
	CONSTRAINT "lesson_days_child_day_pk" PRIMARY KEY("child","day")
);
--> statement-breakpoint
CREATE TABLE "mission_cards_done" (
	"child" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mission_cards_done_child_lesson_id_pk" PRIMARY KEY("child","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "xp_grants" (
	"child" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"xp" integer NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "xp_grants_child_lesson_id_pk" PRIMARY KEY("child","lesson_id")
);
--> statement-breakpoint
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
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
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
	"event_id" uuid,
	"name" text NOT NULL,
	"lesson_id" uuid,
	"slide_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_weekly" (
	"lesson_id" uuid NOT NULL,
	"week" date NOT NULL,
	"version" integer NOT NULL,
	"age_band" text NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lesson_weekly_pk" PRIMARY KEY("lesson_id","week","version","age_band","measure","subject")
);
--> statement-breakpoint
CREATE TABLE "clip_conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slide_id" uuid NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"original_url" text NOT NULL,
	"name" text NOT NULL,
	"still_url" text,
	"framing" text DEFAULT 'crop' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"result" jsonb,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"news_at" timestamp with time zone,
	CONSTRAINT "content_state_single" CHECK ("content_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "course_file_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_file_runs_author_id_unique" UNIQUE("author_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order" integer NOT NULL,
	"published_title" text,
	"published_description" text,
	"published_order" integer,
	"cover_url" text,
	"published_cover_url" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_translations" jsonb,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_digest" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"staff_edited_by" uuid,
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
	"published_order" integer,
	"tag" text DEFAULT '' NOT NULL,
	"media_folder" text NOT NULL,
	"seed_revision" integer,
	"mission_card" jsonb,
	"has_changes" boolean DEFAULT false NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_digest" text,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"staff_edited_by" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lessons_order" CHECK ("lessons"."order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "open_lessons" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"slide_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"version" integer,
	"created_by" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"type" text NOT NULL,
	"order" integer NOT NULL,
	"video_url" text,
	"video_seconds" real,
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
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	"staff_edited_at" timestamp with time zone,
	"staff_edited_by" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "slides_type" CHECK ("slides"."type" ~ '^[a-z]{1,20}$'),
	CONSTRAINT "slides_order" CHECK ("slides"."order" >= 1),
	CONSTRAINT "slides_one_correct" CHECK (jsonb_array_length(jsonb_path_query_array(coalesce("slides"."quiz_answers", '[]'), '$[*] ? (@.is_correct == true)')) <= 1
        or coalesce("slides"."body" ->> 'quiz_choice', '') = 'all')
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
CREATE TABLE "unreferenced_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"removing_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "counters_name_key_hash_pk" PRIMARY KEY("name","key_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."account_requests" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"password_hash" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_newest" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_requests_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
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
	"email_change" text,
	"email_change_confirmed" text,
	"raw_app_meta_data" jsonb DEFAULT '{"provider":"email","providers":["email"]}'::jsonb NOT NULL,
	"raw_user_meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banned_until" timestamp with time zone,
	"family_unconfirmed" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "auth"."held_notices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_notices_user_id_kind_email_pk" PRIMARY KEY("user_id","kind","email")
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
	"request_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"device" text NOT NULL,
	"session_id" uuid,
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
	"proof_at" timestamp with time zone,
	"signup_id" uuid
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"user_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_proofs_user_id_phone_hash_pk" PRIMARY KEY("user_id","phone_hash")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_drafts" ADD CONSTRAINT "family_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_announcements" ADD CONSTRAINT "lesson_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_family_id_users_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_reviews" ADD CONSTRAINT "daily_reviews_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_days" ADD CONSTRAINT "lesson_days_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_cards_done" ADD CONSTRAINT "mission_cards_done_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_grants" ADD CONSTRAINT "xp_grants_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allowance_plans" ADD CONSTRAINT "allowance_plans_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jar_entries" ADD CONSTRAINT "jar_entries_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_conversions" ADD CONSTRAINT "clip_conversions_slide_id_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_versions" ADD CONSTRAINT "lesson_versions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_lessons" ADD CONSTRAINT "open_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."held_notices" ADD CONSTRAINT "held_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","child_id","purpose","at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_signup" ON "consents" USING btree ("signup_id","purpose") WHERE "consents"."signup_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_before_sign_up" ON "consents" USING btree ("at") WHERE "consents"."user_id" is null;--> statement-breakpoint
CREATE INDEX "pending_signups_email" ON "pending_signups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_signups_created" ON "pending_signups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_provider_id" ON "purchases" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_email" ON "purchases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "purchases_held" ON "purchases" USING btree ("held_at") WHERE "purchases"."held_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("next_try_at") WHERE "reminders"."delivered_at" is null and "reminders"."cancelled_at" is null and "reminders"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_datetime" ON "reminders" USING btree ("reminder_datetime");--> statement-breakpoint
CREATE INDEX "seen_webhook_events_seen" ON "seen_webhook_events" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_consent_letter_due" ON "users" USING btree ("consent_letter_due") WHERE "users"."consent_letter_due" is not null;--> statement-breakpoint
CREATE INDEX "users_unused" ON "users" USING btree ("inactive_notices","last_active_on","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_messages_event" ON "vendor_messages" USING btree ("vendor","event_id");--> statement-breakpoint
CREATE INDEX "vendor_messages_due" ON "vendor_messages" USING btree ("next_try_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "vendor_messages_given_up" ON "vendor_messages" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "vendor_messages_user" ON "vendor_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendor_messages_happened" ON "vendor_messages" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "weekly_summaries_due" ON "weekly_summaries" USING btree ("next_try_at") WHERE "weekly_summaries"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "welcome_audio_address" ON "welcome_audio" USING btree ("address_hash","created_at");--> statement-breakpoint
CREATE INDEX "welcome_audio_created" ON "welcome_audio" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "children_family" ON "children" USING btree ("family_id","position");--> statement-breakpoint
CREATE INDEX "allowance_plans_child" ON "allowance_plans" USING btree ("child");--> statement-breakpoint
CREATE INDEX "learning_events_at" ON "learning_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "learning_events_child" ON "learning_events" USING btree ("child_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_event" ON "learning_events" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "lesson_weekly_week" ON "lesson_weekly" USING btree ("week");--> statement-breakpoint
CREATE INDEX "clip_conversions_slide" ON "clip_conversions" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","order");--> statement-breakpoint
CREATE INDEX "open_lessons_lesson" ON "open_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "open_lessons_seen" ON "open_lessons" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "preview_links_expires" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "slides_lesson" ON "slides" USING btree ("lesson_id","order");--> statement-breakpoint
CREATE INDEX "staff_log_at" ON "staff_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "counters_last" ON "counters" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_id" ON "auth"."account_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "account_requests_asked" ON "auth"."account_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "auth"."audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "auth"."audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email" ON "auth"."users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "auth_users_unproven" ON "auth"."users" USING btree ("created_at") WHERE "auth"."users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flow_states_code" ON "auth"."flow_states" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "flow_states_issued" ON "auth"."flow_states" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "held_notices_due" ON "auth"."held_notices" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider" ON "auth"."identities" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "auth"."identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_hash" ON "auth"."one_time_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_kind" ON "auth"."one_time_tokens" USING btree ("user_id","kind") WHERE "auth"."one_time_tokens"."session_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_session_kind" ON "auth"."one_time_tokens" USING btree ("session_id","kind");--> statement-breakpoint
CREATE INDEX "one_time_tokens_relates_to" ON "auth"."one_time_tokens" USING btree ("relates_to");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "auth"."one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refreshed" ON "auth"."sessions" USING btree ("refreshed_at");--> statement-breakpoint
CREATE INDEX "phone_codes_user" ON "phone_codes" USING btree ("user_id");