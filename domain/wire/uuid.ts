const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Is this text a UUID as the database takes it? */
export const isUuid = (text: string): boolean => UUID.test(text);
