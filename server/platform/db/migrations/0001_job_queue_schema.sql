-- Made here, under the migration lock: copies that start at once would race to make it for the job queue.
CREATE SCHEMA IF NOT EXISTS "pgboss";
