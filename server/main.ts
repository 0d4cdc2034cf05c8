import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { createApp } from "./app.ts";
import { createTokenSigner } from "./auth/access-token.ts";
import { ACCOUNT_NOTICE, sendAccountNotice, sendHeldNotices } from "./auth/account-notice.ts";
import type { AuthContext, MailJob } from "./auth/context.ts";
import { createSeenSessions } from "./auth/seen-sessions.ts";
import { sendSignInMail } from "./auth/sign-in-mail.ts";
import { CONVERSION_LIMIT_S, convertClip } from "./authoring/clips/convert-clip.ts";
import {
  CONVERT_CLIP,
  purgeConversions,
  resumeConversions,
} from "./authoring/clips/conversions.ts";
import type { ConvertClipJob } from "./authoring/clips/conversions.ts";
import { openClipConverter } from "./authoring/clips/converter.ts";
import type { ClipConverter } from "./authoring/clips/converter.ts";
import { LESSON_NEWS, sendLessonNews } from "./authoring/lesson-news.ts";
import type { LessonNewsJob } from "./authoring/lesson-news.ts";
import { openClipDecoder } from "./authoring/media/decode.ts";
import { openSoundConverter } from "./authoring/media/convert-sound.ts";
import { openPictureResizer } from "./authoring/media/resize-picture.ts";
import { purgeTrash } from "./authoring/trash.ts";
import { openUploadParts } from "./authoring/upload-parts.ts";
import { DAY_MS } from "#domain/days.ts";
import type { Config } from "./platform/config/config.ts";
import { CatalogCache } from "./content/catalog.ts";
import { loadCourse } from "./content/load-course.ts";
import { MediaAccess } from "./content/media-access.ts";
import { removeUnreferencedFiles } from "./content/remove-files.ts";
import type { ServerContext } from "./context.ts";
import { runCommand } from "./auth/staff-commands.ts";
import { listen, requireFreePort } from "./platform/http/listen.ts";
import { openLimiters } from "./platform/http/limits.ts";
import { openControlSocket } from "./platform/control/socket.ts";
import { lockDataDir } from "./platform/db/data-lock.ts";
import { connectEmbedded, connectPostgres } from "./platform/db/connect.ts";
import type { Connection } from "./platform/db/connect.ts";
import { migrate } from "./platform/db/migrate.ts";
import { closeDataDir } from "./platform/files/data-dir.ts";
import { openFileStore } from "./platform/files/file-store.ts";
import { createMediaSigner } from "./platform/files/media-signing.ts";
import { OpenedPages } from "./insight/counters.ts";
import { countWeeks } from "./insight/weekly.ts";
import { runPaymentCommand } from "./payments/payment-commands.ts";
import { claimWaitingPayments } from "./payments/purchases.ts";
import { orRelease } from "./platform/jobs/leases.ts";
import { startQueue } from "./platform/jobs/queue.ts";
import { startRecurringJobs } from "./platform/jobs/recurring-jobs.ts";
import type { RecurringJob } from "./platform/jobs/recurring-jobs.ts";
import { createLogger } from "./platform/log.ts";
import { FEEDBACK_MAIL, sendFeedback } from "./learning/feedback-mail.ts";
import type { FeedbackJob } from "./learning/feedback-mail.ts";
import { sendWeeklySummaries } from "./learning/weekly-summary-mail.ts";
import { deliverVendorMessages } from "./vendor-delivery/deliver.ts";
import { sendsNoPurchase } from "./vendors/production.ts";
import { enqueueContact } from "./vendors/enqueue.ts";
import { createMailbox } from "./platform/mail/mailbox.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { Metrics } from "./platform/metrics/metrics.ts";
import { addProductGauges } from "./platform/metrics/product-gauges.ts";
import { sendConsentEmails } from "./consents/consent-email.ts";
import { RECEIPT_MAIL, sendReceipt } from "./privacy/delete-account.ts";
import type { ReceiptJob } from "./privacy/delete-account.ts";
import {
  resetInactiveNotices,
  purge,
  purgeUnconfirmedAccounts,
  notifyAndDeleteInactiveAccounts,
} from "./privacy/purge.ts";
import { deliverDueReminders } from "./reminders/deliver.ts";
import { renewHandedOver } from "./reminders/email-change.ts";
import { CANCEL_AT_SCHEDULER, cancelAtScheduler, HAND_OVER } from "./reminders/scheduler.ts";
import type { CancellationJob } from "./reminders/scheduler.ts";
import { loadSecrets } from "./platform/secrets/secrets.ts";
import type { NoticeJob } from "./auth/notice-job.ts";
import { openCourseVoice } from "./voice/course-voice.ts";
import type { CourseVoice } from "./voice/course-voice.ts";
import { openRecordedNames } from "./voice/names-file.ts";
import type { RecordedNames } from "./voice/names-file.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SIGN_IN_MAIL = "sign-in-mail";
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** What is kept for days need not be looked at every few seconds. */
const hourly = (name: string, run: RecurringJob["run"]): RecurringJob => ({
  name,
  everyMs: HOUR_MS,
  run,
});

export interface RunningServer {
  context: ServerContext;
  app: Awaited<ReturnType<typeof createApp>>;
  connection: Connection;
  /** URL it listens on, or null when it was started without a port. */
  url: string | null;
  /** For measurements: each can be run by itself. */
  jobs: readonly RecurringJob[];
  /** Does now what is due at the product's clock, as it does by itself every few seconds. */
  runDueWork(): Promise<void>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The clock; tests hand in their own. */
  now?: () => Date;
  log?: Logger;
  /** Folder of the built web; null serves none. */
  distDir?: string | null;
  /** An open database to use instead of the configured one. */
  connection?: Connection;
  listen?: boolean;
  /** Converts clips in the place of the configured ffmpeg. */
  clipConverter?: ClipConverter;
  /** Speaks lines in the place of the programs on this machine. */
  courseVoice?: CourseVoice;
  /** In the place of the shipped file. */
  recordedNames?: RecordedNames;
  /** Waits between tries; tests hand in their own. */
  wait?: (ms: number) => Promise<void>;
}

/**
 * Starts the product: database, migrations, course, jobs, HTTP. The one place where the parts meet.
 */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const now = options.now ?? (() => new Date());
  const log = options.log ?? createLogger(config.logLevel);
  const unlock =
    config.databaseUrl === null && options.connection === undefined
      ? lockDataDir(config.dataDir)
      : () => undefined;
  try {
    await closeDataDir(config.dataDir, log);
    // Before anything is migrated or loaded for a server that could not be reached.
    if (options.listen !== false) await requireFreePort(config);
    // ffmpeg is asked what it can do while the database opens.
    const openingConverter = options.clipConverter ?? openClipConverter(config.ffmpeg, log);
    const secrets = await loadSecrets(config);
    const connection = options.connection ?? (await connect(config, log));
    const replica =
      config.databaseReadUrl === null ? null : await connectTo(config.databaseReadUrl, log);
    let isStopping = false;
    await migrate(connection.db);
    const files = await openFileStore(config);
    const report = await loadCourse(
      connection.db,
      files,
      treasureTracker,
      join(ROOT, "course/media"),
    );
    if (report.loaded.length > 0) log.info({ lessons: report.loaded }, "course loaded");
    if (report.leftAlone.length > 0)
      log.warn(
        { lessons: report.leftAlone },
        "staff have edited these lessons: the newer shipped ones were not loaded",
      );

    if (sendsNoPurchase(config))
      log.warn("PRODUCTION_HOST is not the host of PUBLIC_URL: no purchase is sent to a vendor");

    const mailbox = createMailbox(config.dataDir, now);
    const metrics = new Metrics();
    if (options.listen !== false) metrics.watchProcess();
    addProductGauges(metrics, connection, now);
    const mailer = createMailer(config, mailbox, metrics, secrets);
    const queue = await startQueue(connection, log, metrics, secrets.hmacKey("job-data"));
    const limiters = await openLimiters(config, log);
    const auth: AuthContext = {
      db: connection.db,
      config,
      secrets,
      signer: await createTokenSigner(secrets.privateJwk, config.publicUrl),
      seenSessions: createSeenSessions(),
      now,
      log,
      limiters,
      queueMail: (job) => queue.send<MailJob>(SIGN_IN_MAIL, job),
      queueNotice: (tx, job) => queue.send<NoticeJob>(ACCOUNT_NOTICE, job, tx),
      async renewCopiesOfEmail(tx, userId) {
        await enqueueContact(tx, { config, now }, userId, "email");
        await renewHandedOver({ config, now, queue }, tx, userId);
      },
      claimPayments: (tx, who) => claimWaitingPayments({ config, now }, tx, who),
    };
    await queue.work<MailJob>(SIGN_IN_MAIL, (job) => sendSignInMail(auth, mailer, job));
    await queue.work<NoticeJob>(ACCOUNT_NOTICE, (job, id) =>
      sendAccountNotice(auth, mailer, job, id),
    );
    const catalog = new CatalogCache(
      replica === null ? [connection.db] : [replica.db, connection.db],
      now,
    );
    const server: ServerContext = {
      config,
      db: connection.db,
      authContext: auth,
      catalog,
      files,
      media: new MediaAccess(catalog, config.paywall, createMediaSigner(files, secrets), now),
      uploadParts: await openUploadParts(config),
      clipDecoder: openClipDecoder(config.ffmpeg, log),
      clipConverter: await openingConverter,
      courseVoice: options.courseVoice ?? openCourseVoice(config.courseVoice, config.ffmpeg, ROOT),
      recordedNames: options.recordedNames ?? (await openNames(config)),
      pictureResizer: openPictureResizer(config.ffmpeg, log),
      soundConverter: openSoundConverter(config.ffmpeg, log),
      openedPages: new OpenedPages(),
      mailbox,
      mailer,
      queue,
      metrics,
      limiters,
      log,
      now,
      wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
      isStopping: () => isStopping,
      checkDatabase: async () => void (await connection.db.execute(sql`select 1`)),
    };
    await queue.work<FeedbackJob>(FEEDBACK_MAIL, (job, id) => sendFeedback(server, job, id));
    await queue.work<ReceiptJob>(RECEIPT_MAIL, (job, id) => sendReceipt(server, job, id));
    await queue.work<LessonNewsJob>(LESSON_NEWS, (job) => sendLessonNews(server, job));
    const { clipConverter } = server;
    if (clipConverter !== null)
      await queue.work<ConvertClipJob>(
        CONVERT_CLIP,
        () => convertClip(server, clipConverter),
        CONVERSION_LIMIT_S,
      );
    if (config.reminderWebhookUrl !== null) {
      await queue.work(HAND_OVER, () => deliverDueReminders(server));
      await queue.work<CancellationJob>(CANCEL_AT_SCHEDULER, async (job) => {
        if ((await cancelAtScheduler(server, job)) === "unanswered")
          throw new Error("the scheduler did not answer");
      });
    }
    const jobs: RecurringJob[] = [
      { name: "reminders", run: () => deliverDueReminders(server) },
      { name: "weekly summaries", run: () => sendWeeklySummaries(server) },
      { name: "held notices", run: () => sendHeldNotices(auth) },
      { name: "consent e-mails", run: () => sendConsentEmails(server) },
      { name: "finished jobs", everyMs: MINUTE_MS, run: () => queue.emptyFinished() },
      hourly("retention", () => purge(server)),
      hourly("unconfirmed accounts", () => purgeUnconfirmedAccounts(server)),
      hourly("trash", () => purgeTrash(server)),
      hourly("unreferenced files", () => removeUnreferencedFiles(server)),
      {
        name: "interrupted conversions",
        run: () => resumeConversions(server.db, queue, now()),
      },
      hourly("conversions", () => purgeConversions(server.db, now())),
      hourly("unfinished uploads", () => server.uploadParts.purge()),
      { name: "vendors", run: () => deliverVendorMessages(server) },
      { name: "opened pages", run: () => server.openedPages.write(server) },
      { name: "insight", everyMs: DAY_MS, run: () => countWeeks(server) },
      hourly("notices", () => resetInactiveNotices(server)),
      hourly("inactive families", () => notifyAndDeleteInactiveAccounts(server)),
    ];
    const recurringJobs = startRecurringJobs(jobs, server, options.listen === false);
    const distDir = options.distDir === undefined ? defaultDist() : options.distDir;
    const app = await createApp(server, distDir);
    const closeControl = options.listen === false ? null : await openControl(server);
    const http =
      options.listen === false
        ? null
        : await orRelease(
            () => listen(app.fetch, config),
            async () => closeControl?.(),
          );
    return {
      context: server,
      app,
      connection,
      url: http === null ? null : config.publicUrl,
      jobs,
      runDueWork: recurringJobs.runAll,
      async stop() {
        isStopping = true;
        if (http !== null && config.drainSeconds > 0) await server.wait(config.drainSeconds * 1000);
        await http?.close();
        await closeControl?.();
        await recurringJobs.stop();
        await queue.stop();
        server.courseVoice?.stop();
        await limiters.close();
        await replica?.close();
        await connection.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The names that Pocket has recorded; with COURSE_VOICE=off none. */
const openNames = (config: Config) =>
  config.courseVoice === "off"
    ? null
    : openRecordedNames(join(ROOT, "course/media/names/ahoy.bin"));

/**
 * Opens the socket for command-line tools. An instance whose DATA_DIR can't be written, or is another
 * running instance's too, serves families without one; the tools then ask the other one, or find none.
 */
async function openControl(server: ServerContext): Promise<(() => Promise<void>) | null> {
  const { authContext: auth, config } = server;
  const { dataDir } = config;
  try {
    return await openControlSocket(dataDir, async (args) => {
      try {
        const [of, ...rest] = args;
        return of === "payments"
          ? await runPaymentCommand(server, rest)
          : await runCommand(auth, args);
      } catch (error) {
        auth.log.error({ err: error }, "command failed");
        throw error;
      }
    });
  } catch (error) {
    auth.log.warn(
      { err: error },
      "no socket for npm run staff and payments: DATA_DIR can't be written, or another instance uses it",
    );
    return null;
  }
}

const connect = (config: Config, log: Logger) =>
  config.databaseUrl === null
    ? connectEmbedded(join(config.dataDir, "db"))
    : connectTo(config.databaseUrl, log);

const connectTo = (url: string, log: Logger) =>
  connectPostgres(url, (error) => log.error({ err: error }, "idle database connection failed"));

function defaultDist(): string | null {
  const folder = join(ROOT, "dist");
  return existsSync(join(folder, "home.html")) ? folder : null;
}
