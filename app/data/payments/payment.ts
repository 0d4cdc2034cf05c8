import { answer, api } from "../wire/api.ts";

/** URL of the payment page. Throws payment_unavailable. */
export const fetchCheckout = () => answer(api.checkout.$post());
export const fetchPayment = () => answer(api.me.payment.$get());
