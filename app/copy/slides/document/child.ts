/** What children read and hear on a document slide, and beside its questions. */
export const document = {
  statement: "Account statement",
  checkout: "Checkout",
  date: "Date",
  what: "What",
  amount: "Amount",
  before: "On the account before",
  left: "Left on the account",
  total: "Total",
  open: "The document",
};
