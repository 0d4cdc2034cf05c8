const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Can it be the id of a course or lesson? Anything may stand in a URL. */
export const isId = (text: string): boolean => UUID.test(text);
