import { PARENT_PAGES } from "#domain/routing/routes.ts";
import type { Account } from "#app/parent/account/useAccount.ts";
import type { LearnedState } from "#app/parent/learned/useLearned.ts";
import type { MissionCardsState } from "#app/parent/mission-cards/useMissionCards.ts";
import type { CertificateState } from "#app/parent/certificate/useCertificate.ts";
import type { CreateAccount } from "#app/parent/create-account/useCreateAccount.ts";
import type { Paywall } from "#app/parent/paywall/usePaywall.ts";
import type { ReminderChoice, SmsForm } from "#app/parent/reminders/useReminders.ts";
import type { PhoneProof } from "#app/parent/reminders/usePhoneProof.ts";
import type { Setup } from "#app/parent/setup/useSetup.ts";
import type { Outcome } from "#app/parent/sign-in/useCallback.ts";
import type { Handler } from "#app/parent/sign-in/useMagicLinkHandler.ts";
import { states } from "./states.ts";

export const PARENT_PATHS = ["/", ...Object.keys(PARENT_PAGES)];

export const PARENT_STATES = [
  ...states<CreateAccount["state"] | "form busy">("create-account", {
    "loading-profile": true,
    "missing-answers": true,
    form: true,
    "form busy": true,
    consent: true,
    preparing: true,
    welcome: true,
  }),
  ...states<ReminderChoice["state"]>("setup-reminders", {
    choosing: true,
    saving: true,
    failed: true,
    success: true,
  }),
  ...states<SmsForm["state"]>("sms-reminder", {
    editing: true,
    loading: true,
    error: true,
    unproved: true,
    success: true,
  }),
  ...states<PhoneProof>("phone-proof", { asking: true, sending: true, code: true, checking: true }),
  ...states<Setup["state"]>("setup", {
    validating: true,
    asking: true,
    "creating-auth-user": true,
    "tracking-purchase": true,
    redirecting: true,
    error: true,
  }),
  ...states<Paywall["state"]>("paywall", {
    loading: true,
    redirecting: true,
    offer: true,
    waiting: true,
    paid: true,
    failed: true,
  }),
  ...states<Account["state"] | "proof">("account", {
    loading: true,
    redirecting: true,
    failed: true,
    deleted: true,
    ready: true,
    proof: true,
  }),
  ...states<MissionCardsState["state"]>("mission-cards", {
    loading: true,
    redirecting: true,
    failed: true,
    ready: true,
  }),
  ...states<LearnedState["state"]>("learned", {
    loading: true,
    redirecting: true,
    failed: true,
    empty: true,
    ready: true,
  }),
  ...states<CertificateState["state"]>("certificate", {
    loading: true,
    redirecting: true,
    failed: true,
    unfinished: true,
    ready: true,
  }),
  ...states<Outcome["state"]>("callback", {
    processing: true,
    success: true,
    "no-names": true,
    error: true,
    confirm: true,
    "confirm-family": true,
  }),
  ...states<"shown">("site-data", { shown: true }),
  ...states<Handler["state"]>("magic-link-handler", {
    loading: true,
    failed: true,
    "other-email-pending": true,
    "account-moved": true,
    ready: true,
  }),
  "login: form",
  "login: busy",
  "parental-gate: asking",
];

/**
 * Every text and message of the parent's zone that is specified word for word (R-NAV, R-ONB, R-REM,
 * R-AUTH, R-PAY).
 */
export const PARENT_TEXTS: (string | RegExp)[] = [
  // Onboarding
  "Where Smart Kids Level Up",
  "Fun learning adventures in life skills, money smarts, and confident thinking.",
  "Get Started",
  "Log In",
  "Loading",
  "How can I call you?",
  "Parent Name",
  "Continue",
  "What can I call your child?",
  "Child Name",
  "Saving...",
  "What's their age?",
  "Child Age",
  "When do you want to start?",
  "NOW - We're together!",
  "SEND ME SMS REMINDER",
  "JUST EMAIL ME - I'll figure it out",
  "Reminder Set!",
  "Complete Setup",
  "When should we remind you?",
  "Date",
  "Time",
  "Phone Number",
  "(555) 123-4567",
  "Set SMS Reminder",
  "Setting Reminder...",
  "SMS Reminder Set!",
  "Create an account",
  "Creating Account...",
  "Loading your profile...",
  "Preparing your welcome video...",
  "Welcome back Sam",
  "Check Your Inbox",
  "Ready",
  "Confirm",
  // Authentication
  "What Email did you sign up with?",
  "Sending Magic Link...",
  "We've sent you a magic login link. Please check your inbox to continue.",
  "Authenticating...",
  "Welcome Back!",
  "We have no names of you yet",
  "Authentication Failed",
  "Try Again",
  // Set-up, paywall
  "Setup Failed",
  "Contact Support",
  "Continue the Adventure!",
  "Unlock the complete Money Skills Course with Pocket",
  "Money Skills: Treasure Tracker",
  "5 lessons included",
  "$7.99",
  "Unlock Full Course",
  "One-time purchase • Secure payment",
  // Validation (R-ONB-4, R-REM-2, R-PAY-4)
  "Please fill in all fields correctly.",
  "Please select a future date.",
  "Please select a time.",
  "Please enter a valid phone number.",
  /Invalid phone number format for SMS delivery/,
  /Invalid reminder datetime/,
  /Reminder datetime is in the past/,
  /Invalid reminder configuration/,
  /Missing required parameters: email and name are required/,
  /Invalid email format/,
  /Name must be at least 2 characters long/,
  /You must provide either an email or phone number and a password/,
  // Errors (R-DATA-2)
  /^Error saving onboarding data: ./,
  /Supabase insert timeout after 5 seconds/,
  /An unexpected error occurred\. Please try again\./,
  /^Failed to save: ./,
  /^Failed to save preference: ./,
  /^Failed to save reminder: ./,
  /User not authenticated/,
  "This email is already registered. Please use a different email or log in via the magic link.",
  /^Error sending magic link: ./,
  "Authentication failed. Please try logging in again.",
  "An unexpected error occurred. Please try logging in again.",
  /^Setup authentication failed: ./,
  /^Failed to establish session: ./,
  "Failed to verify user session",
  "Session validation failed",
  "Your session has expired. Please try purchasing again.",
  "A different user is already signed in. Please sign out and try again with the correct email.",
  "The email address appears to be invalid. Please check the purchase link.",
  "Missing onboarding data.",
  /Auth session missing!/,
  /Auth session or user missing/,
  // What was learned, and the family's data
  "Time zone",
  "Whose data",
  "Download what was learned as a table (CSV)",
  // Everywhere
  "Loading...",
  "Redirecting to login...",
  // Account, where lessons have further languages
  "Language of the lessons",
  "Saved. The next lesson comes in this language.",
];
