CREATE TABLE "unreferenced_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"removing_at" timestamp with time zone
);
