import type { StaffApi } from "#server/app.ts";
import { staffFetch } from "../auth/staff-session.ts";
import { apiClient } from "../wire/api-client.ts";

/** The lesson builder's part of the API, with the session of the signed-in author. */
export const staff = apiClient<StaffApi>("/api/staff", { fetch: staffFetch });
