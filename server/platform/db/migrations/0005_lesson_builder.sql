CREATE TABLE "lesson_announcements" (
	"lesson_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_announcements_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "has_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "video_seconds" real;--> statement-breakpoint
ALTER TABLE "lesson_announcements" ADD CONSTRAINT "lesson_announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;