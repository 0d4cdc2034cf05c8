/** The address whose document serves every page of the child's zone offline. */
export const SHELL_ADDRESS = "/lesson/intro";
