import * as z from 'zod/mini';

/**
 * A password that is not only spaces (BIND-19). It is not trimmed, because passwords may begin or end with a
 * space. Error keys are those of the `identity` texts' `errors`.
 */
export function identitySchema(name: string) {
  return z.object({
    [name]: z.string().check(z.refine((text) => text.trim() !== '', { error: 'passwordRequired' })),
  });
}

export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>;
