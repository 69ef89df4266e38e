import type { Endpoint } from '#lib/transport/endpoint';
import type { CallOptions } from '#lib/transport/http';

type Call = { endpoint: Endpoint; fields: object; options: CallOptions };

/** What the account screens of a page do about refused calls and about changes of the session. */
export type Prover = {
  /**
   * Makes a request. If the server refuses it until the viewer proves to own the account, or signs in again, asks for that
   * and makes it again, once.
   * @throws ApiError of the request; of kind `aborted` if the viewer cancels
   */
  prove<Result>(request: () => Promise<Result>, call: Call): Promise<Result>;
  /** Whether the page keeps its session in place of one that has ended, or that another tab has begun. */
  holds(next: { status: string; hasExpired: boolean }): boolean;
};

/** Of the account screens of this page; the first one makes the calls (-10001, -21003, OQ-92). */
export const provers: Prover[] = [];

/** How often the viewer of this page has proved to own the account, or signed in again over it. */
export let proofCount = 0;

export function countProof(): void {
  proofCount += 1;
}
