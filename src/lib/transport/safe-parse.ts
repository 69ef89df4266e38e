import { _safeParse, $ZodError } from 'zod/v4/core';

/** Parses with an error that is not an `Error`: zod cannot create one where the page has frozen `Error.prototype`. */
export const safeParse = _safeParse($ZodError);
