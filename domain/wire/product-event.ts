import { COURSE_PRICE_USD } from "../constants.ts";
import type { JourneyStage, Page, PageCategory } from "../routing/routes.ts";

/** All events of the product analytics, each with its payload (R-TEL-1). */
export interface ProductEvents {
  page_viewed: { page_name: string; page_category: PageCategory; page_stage: JourneyStage };
  onboarding_completed: object;
  registration: { registration_method: "magic_link" };
  paywall_viewed: object;
  checkout_started: { currency: "USD"; value: number };
  purchase: { product_type: "subscription"; currency: "USD"; revenue: number };
  lesson_started: LessonPlace;
  slide_viewed: LessonPlace;
  lesson_completed: LessonPlace;
}

interface LessonPlace {
  lesson_id: string;
  slide_id?: string;
  slide?: number;
}

/** A child's events, sent by our server alone, with the parent's consent `child_progress`. */
export const LESSON_PRODUCT_EVENTS = [
  "lesson_started",
  "slide_viewed",
  "lesson_completed",
] as const;
export type LessonProductEvent = (typeof LESSON_PRODUCT_EVENTS)[number];
/** Sent by the parent's pages; the others are sent by our server, which decides them. */
export type BrowserProductEvent =
  | "page_viewed"
  | "onboarding_completed"
  | "paywall_viewed"
  | "checkout_started";

/** A purchase is a subscription to the analytics service, whatever was sold (R-TEL-5). */
export const PURCHASE_EVENT: ProductEvents["purchase"] = {
  product_type: "subscription",
  currency: "USD",
  revenue: COURSE_PRICE_USD,
};
export const CHECKOUT_EVENT: ProductEvents["checkout_started"] = {
  currency: "USD",
  value: COURSE_PRICE_USD,
};
export const REGISTRATION_EVENT: ProductEvents["registration"] = {
  registration_method: "magic_link",
};
export const pageViewed = ({ name, category, stage }: Page): ProductEvents["page_viewed"] => ({
  page_name: name,
  page_category: category,
  page_stage: stage,
});
