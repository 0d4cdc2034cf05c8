DROP INDEX "auth"."one_time_tokens_user_kind";--> statement-breakpoint
-- They last ten minutes, and name no session.
DELETE FROM "phone_codes";--> statement-breakpoint
ALTER TABLE "phone_codes" DROP CONSTRAINT "phone_codes_pkey";--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD COLUMN "session_id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_session_kind" ON "auth"."one_time_tokens" USING btree ("session_id","kind");--> statement-breakpoint
CREATE INDEX "phone_codes_user" ON "phone_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_tokens_user_kind" ON "auth"."one_time_tokens" USING btree ("user_id","kind") WHERE "auth"."one_time_tokens"."session_id" is null;