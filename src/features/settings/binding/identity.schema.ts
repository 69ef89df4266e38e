import * as z from 'zod/mini';

/**
 * One password that is more than spaces (BIND-19). It is sent as it was typed: some passwords begin or end with a
 * space. Texts are keys of the `identity` texts' `errors`.
 */
export function identitySchema(name: string) {
  return z.object({
    [name]: z.string().check(z.refine((text) => text.trim() !== '', { error: 'passwordRequired' })),
  });
}

export type IdentityValues = z.infer<ReturnType<typeof identitySchema>>;
