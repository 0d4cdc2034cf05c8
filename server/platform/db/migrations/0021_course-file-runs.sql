CREATE TABLE "course_file_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_file_runs_author_id_unique" UNIQUE("author_id")
);
