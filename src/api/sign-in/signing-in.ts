let signingIn: Promise<unknown> = Promise.resolve();

/** Notes a sign-in that has been sent. */
export function noteSignIn(sent: Promise<unknown>): void {
  signingIn = sent.catch(() => {});
}

/**
 * Resolves when no sign-in is under way. The answer of a call without a session may begin one, whose cookie would replace that of
 * the viewer.
 */
export function afterSignIn(): Promise<unknown> {
  return signingIn;
}
