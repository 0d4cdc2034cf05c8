import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { ATTEMPT_NUMBER } from "#server/platform/db/attempt-number.ts";
import { learningEvents, lessonVersions } from "#server/platform/db/schema.ts";

const e = learningEvents;

/**
 * Common table expressions that end in `checked`: of the children in `started`, who answered a check of
 * their version in the week for the first time, by slide, before or after, right or wrong. A check is before
 * where the child had answered no other question of its idea yet, or of the lesson where no other has its idea
 * (as in `canDosOf`); which form that is differs between children.
 *
 * @param week its start, and the start of the next one
 */
export const checksCounted = ({ from, until }: { from: SQL; until: SQL }): SQL => sql`
  asked as (
    select distinct played.lesson_id, played.version, (slide.value ->> 'id')::uuid as slide_id,
      slide.value ->> 'idea' as idea, slide.value ->> 'check' is not null as is_check,
      (slide.value ->> 'for_review') = 'true' as is_review
    from (select distinct lesson_id, version from started) as played
    join ${lessonVersions} as v on v.lesson_id = played.lesson_id and v.version = played.version
    cross join lateral jsonb_array_elements(v.content -> 'slides') as slide(value)
  ), taught as (
    select distinct lesson_id, version, idea from asked
    where not is_check and is_review is not true and idea is not null
  ), first_tries as materialized (
    select distinct on (s.child_id, s.lesson_id, ${e.slide_id})
      s.child_id, s.lesson_id, s.version, s.years, ${e.slide_id} as slide_id, ${e.at} as at,
      (${e.data} ->> 'correct') = 'true' as is_right, ${ATTEMPT_NUMBER} as attempt,
      coalesce(asked.is_check, false) as is_check, asked.idea
    from started as s
    join ${e} on ${e.child_id} = s.child_id and ${e.lesson_id} = s.lesson_id
      and ${e.name} = 'answer_tried' and ${e.slide_id} is not null and ${e.at} < ${until}
    left join asked on asked.lesson_id = s.lesson_id and asked.version = s.version
      and asked.slide_id = ${e.slide_id}
    order by s.child_id, s.lesson_id, ${e.slide_id}, ${e.at}
  ), begun as (
    select child_id, lesson_id, min(at) as at from first_tries where not is_check group by 1, 2
  ), begun_idea as (
    select child_id, lesson_id, idea, min(at) as at from first_tries where not is_check group by 1, 2, 3
  ), checked as (
    select tried.lesson_id, tried.version, tried.years,
      case when coalesce(tried.at < case when taught.idea is null then begun.at else begun_idea.at end, true)
        then 'before' else 'after' end
        || case when tried.is_right then '_right' else '_wrong' end as measure,
      tried.slide_id::text as subject, count(*)::int as count
    from first_tries as tried
    left join begun on begun.child_id = tried.child_id and begun.lesson_id = tried.lesson_id
    left join taught on taught.lesson_id = tried.lesson_id and taught.version = tried.version
      and taught.idea = tried.idea
    left join begun_idea on begun_idea.child_id = tried.child_id
      and begun_idea.lesson_id = tried.lesson_id and begun_idea.idea = tried.idea
    where tried.is_check and tried.attempt = 1 and tried.at >= ${from}
    group by 1, 2, 3, 4, 5
  )`;
