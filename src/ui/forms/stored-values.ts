import * as z from 'zod/mini';

/** Schema of field values in web storage: the entries of `InputValues`. */
export const storedValues = z.array(z.tuple([z.string(), z.union([z.string(), z.boolean()])]));
