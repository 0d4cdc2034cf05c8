/** Parameters of an address that say which campaign led here (spec section 3). */
export const UTM_PARAMS = ["utm_source", "utm_medium", "utm_campaign", "utm_content", "utm_term"] as const;
export type UtmParam = (typeof UTM_PARAMS)[number];
