export const WOOD = { light: "#E2B57E", middle: "#B97A4E", dark: "#7F4A2E" };
