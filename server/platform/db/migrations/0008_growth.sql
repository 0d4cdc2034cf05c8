DROP INDEX "reminders_due";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "current_lesson_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "current_progress" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active_on" date GENERATED ALWAYS AS (((last_active_at at time zone 'UTC')::date)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "consents_before_sign_up" ON "consents" USING btree ("at") WHERE "consents"."user_id" is null;--> statement-breakpoint
CREATE INDEX "pending_signups_created" ON "pending_signups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pending_signups_not_ascii" ON "pending_signups" USING btree ("email") WHERE email ~ '[^!-~]';--> statement-breakpoint
CREATE INDEX "purchases_not_ascii" ON "purchases" USING btree ("email") WHERE email ~ '[^!-~]';--> statement-breakpoint
CREATE INDEX "reminders_waiting" ON "reminders" USING btree ("next_try_at") WHERE "reminders"."delivered_at" is null and "reminders"."cancelled_at" is null and "reminders"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "reminders_datetime" ON "reminders" USING btree ("reminder_datetime");--> statement-breakpoint
CREATE INDEX "seen_webhook_events_seen" ON "seen_webhook_events" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "users_unused" ON "users" USING btree ("inactive_notices","last_active_on","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vendor_messages_happened" ON "vendor_messages" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "welcome_audio_created" ON "welcome_audio" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_requests_asked" ON "auth"."account_requests" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "auth"."audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "auth_users_not_ascii" ON "auth"."users" USING btree ("email") WHERE email ~ '[^!-~]';--> statement-breakpoint
CREATE INDEX "auth_users_unproven" ON "auth"."users" USING btree ("created_at") WHERE "auth"."users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "flow_states_issued" ON "auth"."flow_states" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expires" ON "auth"."one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_refreshed" ON "auth"."sessions" USING btree ("refreshed_at");