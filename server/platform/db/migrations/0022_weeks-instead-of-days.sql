-- Exact counts of children and families a day: authors see weeks (domain/wire/child-groups.ts).
DELETE FROM "learning_daily" WHERE "measure" IN ('family_made', 'lesson_started', 'lesson_finished', 'page_viewed');
