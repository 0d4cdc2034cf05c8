ALTER TABLE "slides" DROP CONSTRAINT "slides_type";--> statement-breakpoint
ALTER TABLE "slides" DROP CONSTRAINT "slides_one_correct";--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "body" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_type" CHECK ("slides"."type" ~ '^[a-z]{1,20}$');--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_one_correct" CHECK (jsonb_array_length(jsonb_path_query_array(coalesce("slides"."quiz_answers", '[]'), '$[*] ? (@.is_correct == true)')) <= 1
        or coalesce("slides"."body" ->> 'quiz_choice', '') = 'all');