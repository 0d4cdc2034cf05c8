import { paths } from "#domain/routing/paths.ts";
import { LESSONS, newEmail } from "#tests/support/families.ts";

const [FIRST = ""] = LESSONS;

interface Rule {
  body?: () => unknown;
  /**
   * Status for each persona: anonymous, a parent who has played nothing, staff without a family.
   */
  anonymous: number;
  parent: number;
  staff: number;
}

const open = (status: number, body?: () => unknown): Rule => ({
  anonymous: status,
  parent: status,
  staff: status,
  ...(body && { body }),
});
/** Needs a session; staff have no family, so what needs one answers 404. */
const family = (parent: number, staff: number, body?: () => unknown): Rule => ({
  anonymous: 401,
  parent,
  staff,
  ...(body && { body }),
});

/** The lesson builder: staff alone. */
const builder = (staff: number, body?: () => unknown): Rule => ({
  anonymous: 401,
  parent: 403,
  staff,
  ...(body && { body }),
});

const spentCoin = () => ({
  kind: "spent",
  at: "2026-11-20T12:00:00Z",
  currency: "USD",
  save: 0,
  spend: 100,
  share: 0,
  picture: "ball",
  week: null,
  undoes: null,
});

/** Every route of the product has its rule here; a new one without a rule fails the first test. */
export const RULES: Record<string, Rule> = {
  "GET /healthz": open(200),
  "GET /readyz": open(200),
  "GET /metrics": open(200),
  "POST /api/crashes": open(202, () => ({
    zone: "kid",
    name: "TypeError",
    frames: ["kid-abc.js:1:200"],
  })),
  "GET /api/openapi.json": open(200),
  "POST /api/pending-signups": open(201, () => ({
    parent_name: "A",
    kid_name: "B",
    kid_age: 5,
    email: newEmail(),
  })),
  "GET /api/me": family(200, 200),
  "POST /api/me/finish-signup": family(200, 404, () => ({})),
  "POST /api/me/family": family(200, 200, () => ({ is_ours: false })),
  "PATCH /api/me": family(200, 404, () => ({ kid_name: "Mia" })),
  "GET /api/lessons/:id": family(200, 404),
  "GET /api/lessons/:id/media": family(200, 404),
  "PUT /api/me/lessons/:id/progress": family(200, 404, () => ({ slide: 0, version: 1 })),
  "POST /api/me/lessons/:id/xp": family(409, 404),
  "POST /api/me/streak": family(409, 404, () => ({})),
  "PUT /api/me/lessons/:id/feedback": family(200, 404, () => ({ difficulty: "just_right" })),
  "POST /api/events": family(200, 404, () => ({
    events: [
      {
        event_id: crypto.randomUUID(),
        name: "heard",
        lesson_id: FIRST,
        at: "2026-11-20T12:00:00Z",
      },
    ],
  })),
  "POST /api/feedback-form": family(200, 200, () => ({ text: "Lovely" })),
  "GET /api/course-track": family(200, 404),
  "GET /api/me/mission-cards": family(200, 404),
  "PUT /api/me/mission-cards/:id/done": family(409, 404),
  // A child by its id; here of another family.
  "GET /api/child/:child/me": family(404, 404),
  "GET /api/child/:child/lessons/:id": family(404, 404),
  "GET /api/child/:child/lessons/:id/media": family(404, 404),
  "PUT /api/child/:child/me/lessons/:id/progress": family(404, 404, () => ({
    slide: 0,
    version: 1,
  })),
  "POST /api/child/:child/me/lessons/:id/xp": family(404, 404),
  "POST /api/child/:child/me/streak": family(404, 404, () => ({})),
  "PUT /api/child/:child/me/lessons/:id/feedback": family(404, 404, () => ({
    difficulty: "just_right",
  })),
  "POST /api/child/:child/events": family(404, 404, () => ({ events: [] })),
  "GET /api/child/:child/course-track": family(404, 404),
  "GET /api/me/jars": family(200, 404),
  "PUT /api/me/jars/entries/:id": family(409, 404, spentCoin),
  "GET /api/child/:child/me/jars": family(404, 404),
  "PUT /api/child/:child/me/jars/entries/:id": family(404, 404, spentCoin),
  "GET /api/child/:child/me/mission-cards": family(404, 404),
  "PUT /api/child/:child/me/mission-cards/:id/done": family(404, 404),
  "GET /api/me/children": family(200, 200),
  "POST /api/me/children": family(201, 404, () => ({ name: "Ben", age: 4 })),
  // They need the code of a fresh mail.
  "PATCH /api/me/children/:id": family(403, 403, () => ({ name: "Ben" })),
  "DELETE /api/me/children/:id": family(403, 403),
  "PUT /api/me/children/:child/allowance": family(403, 403, () => ({
    amount: 500,
    currency: "USD",
    weekday: 6,
    split: { save: 60, spend: 20, share: 20 },
    state: "on",
  })),
  "PUT /api/me/children/:child/jars/entries/:id": family(403, 403, () => ({
    ...spentCoin(),
    kind: "adjusted",
    picture: null,
  })),
  "GET /auth/v1/health": open(200),
  "GET /auth/v1/settings": open(200),
  "GET /auth/v1/.well-known/jwks.json": open(200),
  "POST /auth/v1/otp": open(200, () => ({ email: newEmail() })),
  "POST /auth/v1/peek": open(403, () => ({ token_hash: "none" })),
  "GET /auth/v1/verify": open(400),
  "POST /auth/v1/verify": open(403, () => ({ type: "email", token_hash: "none" })),
  "POST /auth/v1/token": open(400, () => ({})),
  "GET /auth/v1/user": family(200, 200),
  "POST /auth/v1/logout": family(204, 204),
  "POST /auth/v1/signup": open(200, () => ({ email: newEmail(), password: "long enough" })),
  "POST /auth/v1/recover": open(200, () => ({ email: newEmail() })),
  "POST /auth/v1/resend": open(200, () => ({ type: "signup", email: newEmail() })),
  "PUT /auth/v1/user": family(200, 200, () => ({ data: { a: 1 } })),
  "GET /auth/v1/reauthenticate": family(200, 200),
  "GET /auth/v1/authorize": open(400),
  "GET /api/reminders": family(200, 200),
  "POST /api/reminders": family(200, 200, () => ({ reminder_type: "tonight" })),
  "PUT /api/reminders/preference": family(200, 200, () => ({ preference: "now" })),
  "DELETE /api/reminders": family(200, 200),
  "POST /api/reminders/phone-code": family(200, 200, () => ({ phone_number: "(202) 555-0143" })),
  "POST /api/reminders/phone-proof": family(403, 403, () => ({
    phone_number: "(202) 555-0143",
    code: "000000",
  })),
  "GET /api/settings": open(200),
  "GET /api/telemetry": open(200),
  "POST /api/page-views": {
    anonymous: 401,
    parent: 202,
    staff: 202,
    body: () => ({ views: [{ event_id: crypto.randomUUID(), path: paths.login() }] }),
  },
  "POST /api/page-counts": open(202, () => ({ page: "Lesson Intro" })),
  "GET /api/buy": open(303),
  "POST /api/checkout": family(200, 200),
  "GET /api/me/payment": family(200, 200),
  "PUT /api/pending-signups/:id/consents": open(404, () => ({ news: true })),
  "GET /api/me/consents": family(200, 200),
  "PUT /api/me/consents": family(200, 200, () => ({ news: false })),
  "POST /api/me/proof": family(403, 403, () => ({ code: "000000" })),
  "GET /api/me/sessions": family(200, 200),
  "DELETE /api/me/sessions/:id": family(403, 403),
  "GET /api/me/export": family(403, 403),
  "DELETE /api/me": family(403, 403),
  "GET /api/unsubscribe": open(404),
  "POST /api/unsubscribe": open(404),
  "POST /functions/v1/send-reminder-webhook": family(200, 200, () => ({
    reminder_type: "tonight",
  })),
  "POST /functions/v1/meta-conversions-api": family(200, 200, () => ({
    event_name: "InitiateCheckout",
    event_id: crypto.randomUUID(),
  })),
  "POST /functions/v1/sync-loops-contact": family(200, 200, () => ({ operation: "update" })),
  "POST /functions/v1/setup-user-auth": open(200, () => ({ email: newEmail(), parentName: "Sam" })),
  "POST /functions/v1/welcome-audio": family(204, 204, () => ({})),
  "POST /functions/v1/payment-webhook": open(400),
  "POST /functions/v1/sms-inbound": open(400),
  "GET /dev/checkout": open(200),
  "POST /dev/checkout": open(400),
  "POST /api/staff/uploads": builder(412),
  "GET /api/staff/uploads/:id": builder(404),
  "PATCH /api/staff/uploads/:id": builder(412),
  "DELETE /api/staff/uploads/:id": builder(412),
  "GET /api/staff/outline": builder(200),
  "GET /api/staff/search": builder(400),
  "PUT /api/staff/order": builder(409, () => ({ kind: "slide", parent: FIRST, from: [], to: [] })),
  "DELETE /api/staff/items/:kind/:id": builder(404),
  "POST /api/staff/items/:kind/:id/restore": builder(404),
  "GET /api/staff/trash": builder(200),
  "POST /api/staff/courses": builder(201, () => ({ title: "A course" })),
  "PATCH /api/staff/courses/:id": builder(409, () => ({ row_version: 999, title: "Theirs" })),
  "POST /api/staff/courses/:id/lessons": builder(201, () => ({ title: "A lesson" })),
  "PATCH /api/staff/lessons/:id": builder(409, () => ({ row_version: 999, title: "Theirs" })),
  "GET /api/staff/lessons/:id/slides": builder(200),
  "POST /api/staff/lessons/:id/slides": builder(201, () => ({ type: "quiz" })),
  "PATCH /api/staff/slides/:id": builder(409, () => ({ row_version: 999, alt: "Theirs" })),
  "POST /api/staff/lessons/:id/files": builder(400, () => ({ upload: "none", kind: "video" })),
  "POST /api/staff/lessons/:id/duplicate": builder(400, () => ({ title: "" })),
  "POST /api/staff/slides/:id/duplicate": builder(404),
  "POST /api/staff/lessons/:id/slide-batches": builder(400, () => ({
    action: "delete",
    slides: [],
  })),
  "POST /api/staff/media-addresses": builder(200, () => ({ urls: [] })),
  "POST /api/staff/courses/:id/publish": builder(200),
  "POST /api/staff/lessons/:id/publish": builder(409),
  "GET /api/staff/lessons/:id/news": builder(200),
  "POST /api/staff/lessons/:id/preview-links": builder(201, () => ({ version: null })),
  "POST /api/lesson-previews": open(404, () => ({ token: "none" })),
  "GET /api/staff/lessons/:id/conversions": builder(200),
  "POST /api/staff/lessons/:id/clips": builder(400),
  "POST /api/staff/conversions/:id/start": builder(404, () => ({})),
  "DELETE /api/staff/conversions/:id": builder(200),
  "GET /api/staff/lessons/:id/versions": builder(200),
  "GET /api/staff/lessons/:id/versions/:version": builder(200),
  "POST /api/staff/lessons/:id/versions/:version/restore": builder(200),
  "POST /api/staff/fix-video-urls": builder(200),
  "GET /api/staff/log": builder(200),
  "GET /api/staff/insight": builder(200),
  "GET /api/staff/lessons/:id/insight": builder(200),
  "GET /media/content/:key{.+}": open(404),
  "GET /dev/mailbox": open(200),
  "GET /dev/mailbox.json": open(200),
};
