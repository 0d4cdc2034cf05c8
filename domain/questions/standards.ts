/**
 * What a child of grade 4 should know of money, after the national standards of the Council for
 * Economic Education and Jump$tart (2021), in our words.
 */
export const STANDARDS = {
  "EI-1": "Jobs that people are paid for",
  "EI-2": "Skills change pay",
  "EI-3": "Wage, salary, tip, pay by the piece",
  "EI-4": "A business: costs and profit",
  "EI-5": "Income from lending or renting out",
  "EI-6": "Gifts and allowance",
  "EI-7": "Taxes",
  "SP-1": "Needs, wants, limited money",
  "SP-2": "Spending for oneself or for others",
  "SP-3": "What is given up",
  "SP-4": "A plan for spending",
  "SP-5": "Prices, ads and friends",
  "SP-6": "Ways to pay",
  "SAV-1": "Saving for a goal",
  "SAV-2": "A plan for saving, and for emergencies",
  "SAV-3": "People save differently",
  "SAV-4": "Safe places for money",
  "SAV-5": "Interest",
  "I-1": "Why people invest",
  "I-2": "What is invested can grow or shrink",
  "MC-1": "What is borrowed is given back",
  "MC-2": "Borrowing costs",
  "MC-3": "Who is trusted with a loan",
  "MR-1": "Things go wrong",
  "MR-2": "Avoiding a risk, or making it smaller",
  "MR-3": "Insurance and money for a rainy day",
  "MR-4": "Keeping personal data private",
} as const;
export type Standard = keyof typeof STANDARDS;
