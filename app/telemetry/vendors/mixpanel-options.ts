import type { Config } from "mixpanel-browser";
import { ANALYTICS } from "#domain/wire/analytics.ts";
import { safeProperties } from "#domain/wire/sanitize.ts";

/**
 * How the product analytics are started: the specified numbers (R-TEL-8), all text masked, nothing
 * from another host.
 */
export const mixpanelOptions = (apiHost: string): Partial<Config> => ({
  api_host: apiHost,
  api_payload_format: "json",
  persistence: "localStorage",
  cookie_expiration: ANALYTICS.cookieDays,
  batch_requests: true,
  batch_size: ANALYTICS.batchSize,
  batch_flush_interval_ms: ANALYTICS.flushEveryMs,
  batch_request_timeout_ms: ANALYTICS.batchTimeoutMs,
  track_links_timeout: ANALYTICS.linkTrackingMs,
  record_sessions_percent: ANALYTICS.replayPercent,
  record_idle_timeout_ms: ANALYTICS.replayIdleMs,
  record_mask_all_text: true,
  record_mask_all_inputs: true,
  record_console: false,
  record_network: false,
  record_collect_fonts: false,
  autocapture: {
    // Page views are sent with their names in our own table.
    pageview: false,
    click: true,
    submit: true,
    scroll: true,
    input: false,
    dead_click: false,
    rage_click: false,
    capture_text_content: false,
    scroll_depth_percent_checkpoints: [...ANALYTICS.scrollCheckpointsPercent],
    block_attrs: ["aria-label", "title", "alt", "placeholder", "value", "href", "name"],
  },
  flags: true,
  ip: false,
  save_referrer: false,
  track_pageview: false,
  ignore_dnt: false,
  remote_settings_mode: "disabled",
  hooks: {
    before_send_events: ({ event, properties }) => ({
      event,
      properties: safeProperties(properties),
    }),
  },
});
