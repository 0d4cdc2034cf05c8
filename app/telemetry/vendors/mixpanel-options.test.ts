import { expect, it } from "vitest";
import { mixpanelOptions } from "./mixpanel-options.ts";

it("the product analytics are started with the specification's numbers, all text masked, and our own filter (T-107)", () => {
  const options = mixpanelOptions("https://measuring.example");
  expect(options).toMatchObject({
    api_host: "https://measuring.example",
    record_sessions_percent: 100,
    batch_size: 50,
    batch_flush_interval_ms: 5_000,
    batch_request_timeout_ms: 90_000,
    record_idle_timeout_ms: 1_800_000,
    cookie_expiration: 365,
    track_links_timeout: 300,
    autocapture: {
      scroll_depth_percent_checkpoints: [25, 50, 75, 100],
      capture_text_content: false,
      input: false,
      pageview: false,
    },
    record_mask_all_text: true,
    record_mask_all_inputs: true,
    record_console: false,
    record_network: false,
  });
  const filter = options.hooks?.before_send_events;
  expect(
    filter?.({
      event: "$mp_click",
      properties: {
        $el_text: "sam@example.com",
        $referrer: "https://mail.example/?to=a@b.example",
        n: 1,
      },
    }),
  ).toEqual({
    event: "$mp_click",
    properties: { $referrer: "https://mail.example/", n: 1 },
  });
});
